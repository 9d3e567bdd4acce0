export { AfterCancelling, ReinstateBar } from './after-cancelling.tsx'
export { Compare } from './compare.tsx'
export { GettingReady } from './getting-ready.tsx'
export { PriceMatch } from './price-match.tsx'
