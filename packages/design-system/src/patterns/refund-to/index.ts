export { RefundDestination, type RefundTerms, type RefundTo, useRefundTo } from './refund-to.tsx'
