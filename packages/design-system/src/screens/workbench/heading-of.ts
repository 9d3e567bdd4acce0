import type { WayNumber } from './workbench-state.ts'

/** Where the focus goes when a column is turned to. */
export const headingOf = (column: WayNumber | 'kept'): string => `option-${column}`
