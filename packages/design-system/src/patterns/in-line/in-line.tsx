import { createElement, Fragment, type ReactNode } from 'react'
import { dot } from '../words/index.ts'
import * as css from './in-line.css.ts'

/**
 * Things told in one line, as they were joined, with a dot between those that stand beside each other. Where the line
 * ends between two of them no dot is left behind: it is drawn on the space there, and at its end a line has none.
 */
export const inLine = (wording: string, each = (thing: string): ReactNode => thing): ReactNode =>
  createElement(
    Fragment,
    null,
    ...wording.split(dot).flatMap((thing, index) => (index > 0 ? [between, each(thing)] : each(thing))),
  )

/** For `inLine`: a line ends between two things before it ends within one. */
export const inOnePiece = (thing: string): ReactNode => createElement('span', { className: css.piece }, thing)

/** Read aloud and copied as it is written. */
const between = (
  <span className={css.between}>
    <span className={css.mark}>{dot.trimEnd()}</span>{' '}
  </span>
)
