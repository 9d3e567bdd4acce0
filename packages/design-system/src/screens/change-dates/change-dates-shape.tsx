import { PageShape } from '../../patterns/page-shape/index.ts'

/** The page's shape until its words are there: the calendar, and the price beside it. */
export const changeDatesShape = <PageShape of="calendar" />
