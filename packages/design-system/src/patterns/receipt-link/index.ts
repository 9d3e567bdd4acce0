export { ReceiptLink } from './receipt-link.tsx'
