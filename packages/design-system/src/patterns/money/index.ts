export { type GuestCurrency, type MoneyWords, useMoney } from './use-money.ts'
