import { localized } from '../later-words/localized.tsx'
import { AwaitedTransfer as Part, type AwaitedTransferProps } from './awaited-transfer.tsx'

export type { AwaitedTransferProps }
export { TransferDetails } from './transfer-details.tsx'
export { WithdrawTransfer, type WithdrawingTransfer } from './withdraw-transfer.tsx'

/** A bank transfer that has not arrived, with the sentences it speaks. */
export const AwaitedTransfer = localized<AwaitedTransferProps>(Part, null)
