export { type PriceLine, PriceLines } from './price-lines.tsx'
