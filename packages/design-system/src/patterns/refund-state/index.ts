export { RefundParts, type RefundPartsProps } from './refund-parts.tsx'
