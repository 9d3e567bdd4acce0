export type { ChangeDoneScreenProps } from './change-done-screen.tsx'
export type { MoneyOutcome, RefundPart } from './money-outcome.ts'
export { ChangeDoneScreen } from './localized-screen.tsx'
