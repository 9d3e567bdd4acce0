export { cardName, type NamedCard } from './card-name.ts'
