export { BalanceLine, type BalanceLineProps } from './balance-line.tsx'
