// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "counterbell",
  products: [
    .executable(name: "counterbell", targets: ["counterbell"]),
    .library(name: "FaultCard", type: .dynamic, targets: ["FaultCard"]),
    .library(name: "FaultCalls", type: .dynamic, targets: ["FaultCalls"]),
  ],
  targets: [
    .systemLibrary(
      name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),
    .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CSndfile", providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
    .target(name: "CTerminal"),
    .target(name: "Secrets"),
    .target(name: "Domain"),
    .target(name: "Audio"),
    .target(
      name: "AudioALSA", dependencies: ["CALSA", "CSndfile", "Audio"],
      resources: ["click", "refused", "confirmed", "time-nearly-up"].map {
        .embedInCode("../../Resources/\($0).wav")
      }),
    .target(name: "Localization", dependencies: ["Domain"]),
    .target(name: "Configuration", dependencies: ["Domain", "Localization"]),
    .target(name: "Storage", dependencies: ["CCrypt", "CSQLite", "CUTF8Proc", "Domain", "Secrets"]),
    .target(name: "Lists", dependencies: ["Domain"]),
    .target(name: "Receipts", dependencies: ["CTerminal", "CUTF8Proc"]),
    .target(name: "ViewModels", dependencies: ["Domain", "Audio", "Secrets"]),
    .target(
      name: "Front", dependencies: ["ViewModels", "Localization", "Receipts", "Secrets", "Domain", "CTerminal"]),
    .executableTarget(
      name: "counterbell",
      dependencies: [
        "Front", "ViewModels", "Localization", "Configuration", "Storage", "Lists", "Receipts", "Domain",
        "Audio",
        "AudioALSA", "Secrets",
        "CGetopt", "CTerminal",
      ]),

    .target(
      name: "TestSupport", dependencies: ["Audio", "CSndfile", "Domain", "Storage", "ViewModels"],
      path: "Tests/TestSupport",
      linkerSettings: [.linkedLibrary("sndfile")]),
    .target(name: "FaultLanguage", path: "Tests/FaultLanguage"),
    .target(
      name: "FaultCard", dependencies: ["CALSA", "FaultLanguage"], path: "Tests/FaultCard",
      cSettings: [.define("PIC")]),
    .target(
      name: "FaultCalls", dependencies: ["CALSA", "FaultLanguage"], path: "Tests/FaultCalls",
      cSettings: [.define("_GNU_SOURCE")]),
    .executableTarget(
      name: "ClickProbe", dependencies: ["Audio", "AudioALSA"], path: "Tests/ClickProbe"),
    .testTarget(name: "DomainTests", dependencies: ["Domain", "TestSupport"]),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration", "Localization", "Domain", "TestSupport"]),
    .testTarget(
      name: "StorageTests", dependencies: ["Storage", "Domain", "Secrets", "CSQLite", "TestSupport"]),
    .testTarget(
      name: "ListsTests", dependencies: ["Lists", "Storage", "Localization", "Domain", "TestSupport"],
      exclude: ["Corpus"]),
    .testTarget(name: "ReceiptsTests", dependencies: ["Receipts", "TestSupport"], exclude: ["decode.py"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization", "Domain"]),
    .testTarget(
      name: "ViewModelsTests", dependencies: ["ViewModels", "Storage", "Domain", "Audio", "TestSupport"]),
    .testTarget(
      name: "FrontTests",
      dependencies: ["Front", "ViewModels", "Localization", "Domain", "Audio", "TestSupport"]),
    .testTarget(
      name: "CounterbellTests", dependencies: ["counterbell", "TestSupport"], exclude: ["Transcripts"]),
    .testTarget(name: "CounterbellSoundTests", dependencies: ["counterbell", "TestSupport"]),
    .testTarget(
      name: "AudioALSATests", dependencies: ["Audio", "AudioALSA", "TestSupport"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  target.cSettings = (target.cSettings ?? []) + [.enableWarning("all"), .treatAllWarnings(as: .error)]
}
