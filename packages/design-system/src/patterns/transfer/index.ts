export { Transfer, type TransferProps } from './transfer.tsx'
