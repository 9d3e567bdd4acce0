import { vars } from '../theme/contract.css.ts'

/** The scene's colours alone: drawings carry these names to the browser, not the whole contract. */
export const paint = { ...vars.scene }
