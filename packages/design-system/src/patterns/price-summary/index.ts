export { PriceSummary } from './price-summary.tsx'
