export { CreditNote } from './credit-note.tsx'
