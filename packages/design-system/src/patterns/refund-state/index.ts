export { isToArrange, RefundParts, type RefundPartsProps } from './refund-parts.tsx'
