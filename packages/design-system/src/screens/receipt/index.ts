import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ReceiptScreen as One, type ReceiptScreenProps } from './receipt-screen.tsx'
import { ReceiptsScreen as All, type ReceiptsScreenProps } from './receipts-screen.tsx'
import { VerifyReceiptScreen as Verify, type VerifyReceiptScreenProps } from './verify-screen.tsx'

export type { ReceiptScreenProps, ReceiptsScreenProps, VerifyReceiptScreenProps }
export type { ReceiptDownload } from './receipt-screen.tsx'
export type { Receipts } from './receipts-screen.tsx'
export type { VerifiedReceipt, Verifying } from './verify-state.ts'

/** The receipts of a reservation, one of them, and the page that verifies any, with the sentences they speak. */
export const ReceiptsScreen = localized<ReceiptsScreenProps>(All, stepShape)
export const ReceiptScreen = localized<ReceiptScreenProps>(One, stepShape)
export const VerifyReceiptScreen = localized<VerifyReceiptScreenProps>(Verify, stepShape)
