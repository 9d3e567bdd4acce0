export { RefundDestination, type RefundTerms } from './refund-to.tsx'
