export type { ExtraPricesState } from './extra-prices-state.ts'
export { WhoJoins, type WhoJoinsProps } from './who-joins.tsx'
