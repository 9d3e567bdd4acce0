export { BalanceLine } from './balance-line.tsx'
export { PriceSummary } from './price-summary.tsx'
