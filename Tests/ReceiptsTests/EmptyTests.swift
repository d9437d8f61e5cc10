import Receipts
