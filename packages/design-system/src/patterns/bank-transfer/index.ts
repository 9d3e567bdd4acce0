export { AwaitedTransfer, type AwaitedTransferProps } from './awaited-transfer.tsx'
export { TransferDetails } from './transfer-details.tsx'
export { WithdrawTransfer, type WithdrawingTransfer } from './withdraw-transfer.tsx'
