import { PageShape } from '../page-shape/index.ts'

/** A page's shape until its words are there. */
export const stepShape = <PageShape />
