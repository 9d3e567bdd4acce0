export type { BalanceScreenProps } from './balance-screen.tsx'
export type {
  AwaitedBalance,
  Balance,
  BalanceDecision,
  BalanceDone,
  BalanceProgress,
  BalanceRefused,
  PaidWhen,
  PayableBalance,
} from './balance.ts'
export { BalanceScreen } from './localized-screen.tsx'
