extension Korean {
  package static let usage = """
    사용법: counterbell [옵션]... [화면]
            counterbell tip --batch [파일|-]
            counterbell bookings list|show REF|cancel REF|export FILE|-|receipt REF [FILE]
            counterbell words import|export FILE|-
            counterbell words undo-import
            counterbell sound list|test|status
            counterbell config show|check FILE|-
            counterbell staff add ID|passwd ID|remove ID|list
            counterbell journal
            counterbell doctor

    스피커가 달린 단말기용 키오스크입니다. 손님이 짧은 줄을 입력하면 화면이 답하고, 초기화할 때마다 딸깍 소리가 납니다.
    화면을 정하지 않으면 첫 메뉴가 열립니다.

    화면:
      home                 첫 메뉴
      tip                  팁을 더해 한 사람이 낼 금액
      trip                 여행 예약: 목적지, 승객, 좌석과 가격
      words                단어장: 날짜마다 저장한 단어와 달력

    예약 (직원용):
      bookings list        모든 예약과 날짜별, 목적지별 합계. --day, --json, --csv
      bookings show REF    예약 하나의 모든 내용. --json
      bookings cancel REF  취소한 것으로 표시
      bookings export FILE 모든 예약을 CSV로, --json을 붙이면 JSON으로 씀. --day
      bookings receipt REF 영수증을 글로, --escpos를 붙이면 감열 프린터의 바이트로 파일이나 장치에 씀

    단어 목록:
      words import FILE|-  목록을 넣음: CSV, TSV, Anki의 텍스트 내보내기
      words export FILE|-  모든 단어를 CSV나 TSV로 씀
      words undo-import    마지막으로 넣은 목록을 되돌림

    키오스크에 로그인하는 계정:
      staff add ID         계정을 만들고 비밀번호를 물음. --password-stdin을 붙이면 첫 줄을 씀
      staff passwd ID      비밀번호를 바꾸고 잠금을 풂. --password-stdin
      staff remove ID      계정을 없앰
      staff list           모든 계정과 로그인에 여러 번 실패해 잠긴 것. --json
      journal              직원이 한 일, 최근 것이 마지막. --day, --json

    소리가 나지 않을 때:
      sound list           소리를 낼 수 있는 장치 (--device에 쓰는 이름). --json을 붙이면 줄마다 객체 하나
      sound test           소리를 하나씩 내 보고 무엇이 잘못되었고 어떻게 고치는지 알려 줌
      sound status         소리를 내지 않고 같은 내용과 소리에 필요한 것을 모두 보여 줌

    설정:
      config show          적용되는 모든 설정과 그 출처. --json을 붙이면 줄마다 객체 하나
      config check FILE|-  설정 파일이 올바른지, 아니면 몇째 줄이 왜 잘못되었는지 알려 줌

    키오스크를 설치할 때:
      doctor               설정, 로캘, 시각, 데이터베이스, 디스크, 소리, 프린터, 단말기, 잠금, 서비스를 검사하고 고치는
                           방법을 알려 줌. --config, --data, --device, --mute (소리를 내지 않음), --json (객체 하나).
                           종료 상태는 0, 잘못된 것이 있으면 그 첫 번째 것의 상태

    옵션 (대부분 설정 파일에서도 정할 수 있음):
          --headless       일반 텍스트. --device로 장치를 정하지 않으면 소리 없음
          --plain          단말기에서 화면을 다시 그리지 않고 한 줄씩 보여 줌 (화면 낭독기용)
          --kiosk          단말기에서 손님이 끝낼 수 없음. 'quit'은 직원만
          --json           읽은 줄마다 JSON 객체 하나
          --mute           소리 없음 (--device로 장치를 정하면 그 장치로 냄)
          --device PCM     소리를 낼 ALSA 장치 (기본값: default)
          --volume N       손님마다 처음의 소리 크기: 0 (소리 없음)에서 9까지 (기본값: 4)
          --click FILE     딸깍 소리로 쓸 파일: WAV, FLAC, Ogg, MP3, 500 ms 이하
          --currency CODE  모든 금액의 ISO 4217 통화 (기본값: USD)
          --locale ID      금액을 쓰고 읽는 방식 (기본값: en_US)
          --language LANG  화면의 언어: en 또는 ko (기본값: en)
          --data DIR       데이터베이스 폴더 (기본값: $XDG_DATA_HOME의 counterbell). --headless에서 정하지
                           않으면 모두 메모리에만 두고 끝나면 버림
          --config FILE    설정 파일. /etc/counterbell/config.json5와 $XDG_CONFIG_HOME (기본값: ~/.config)의
                           counterbell/config.json5보다 키마다 먼저 적용
          --now WHEN       시계를 멈춤: 2026-11-29T14:00 (뒤에 Z나 +09:00, 없으면 현지 시각) 또는 날짜
          --day-start T    하루가 시작되는 현지 시각 (기본값: 04:00)
          --dry-run        'words import'에서 줄마다 어떻게 될지만 알려 줌
          --encoding NAME  'words import'에서 목록의 인코딩
          --format FORMAT  'words export'에서 csv 또는 tsv
          --day DAY        'bookings'와 'journal'에서 그 날짜의 것만: 2026-11-29
          --csv            'bookings list'에서 CSV로
          --columns N      'bookings receipt'에서 32, 42, 48칸 (기본값: 설정한 대로, 또는 42)
          --escpos         'bookings receipt'에서 감열 프린터의 바이트로
          --password-stdin 'staff add'와 'staff passwd'에서 표준 입력의 첫 줄을 비밀번호로
          --script FILE    파일의 줄을 입력으로 사용 (-는 표준 입력). #로 시작하는 줄은 주석
          --strict         거절된 첫 줄에서 종료 상태 65로 끝냄
          --batch          줄마다 bill,tip,split[,더]를 읽고 tip,total,per_person,people_paying_one_more를 씀
      -h, --help           이 도움말
      -V, --version        버전

    종료 상태: 0 완료, 64 잘못된 사용법, 65 거절된 줄이 있거나 데이터베이스가 손상됨, 66 입력 파일 없음,
    69 소리 장치가 작동하지 않음, 73 데이터베이스를 만들거나 쓸 수 없음, 74 입출력 실패 또는 디스크가 가득 참,
    75 데이터베이스가 사용 중, 77 권한 없음, 78 설정이 잘못되었거나 데이터베이스가 더 새로운 버전의 것, 130 중단됨,
    141 출력을 읽는 쪽이 없음.

    """
}
