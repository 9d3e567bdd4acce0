export { RefundDestination, type RefundTo } from './refund-to.tsx'
