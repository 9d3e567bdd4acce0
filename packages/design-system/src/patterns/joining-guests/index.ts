export { WhoJoins, type WhoJoinsProps } from './who-joins.tsx'
