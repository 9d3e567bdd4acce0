export type { DatesChangedScreenProps } from './dates-changed-screen.tsx'
export type { MoneyOutcome, RefundPart } from './money-outcome.ts'
export { DatesChangedScreen } from './worded-screen.tsx'
