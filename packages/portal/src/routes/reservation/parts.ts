export { AfterCancelling } from './after-cancelling.tsx'
export { GettingReady } from './getting-ready.tsx'
export { PriceMatch } from './price-match.tsx'
