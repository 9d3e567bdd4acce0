export { PriceChange, type PriceChangeProps } from './price-change.tsx'
export { QuoteClock, type QuoteClockProps } from './quote-clock.tsx'
export { PriceTotals, type PriceTotalsProps } from './price-totals.tsx'
export { timingIn } from './payment-choice.tsx'
