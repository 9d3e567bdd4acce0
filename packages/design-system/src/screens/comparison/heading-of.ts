import type { OptionNumber } from './comparison-state.ts'

/** Where the focus goes when a column is turned to. */
export const headingOf = (column: OptionNumber | 'kept'): string => `option-${column}`
