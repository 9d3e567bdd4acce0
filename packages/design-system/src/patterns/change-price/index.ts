export { ChangeBar, type ChangeBarProps } from './change-bar.tsx'
export { ChangePrice, type ChangePriceProps } from './change-price.tsx'
export type { ChangeRefusal, ChangeRenewal, ChangeState } from './change-state.ts'
