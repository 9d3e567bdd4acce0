import { Fragment, type ReactNode } from 'react'
import * as css from './room-name.css.ts'

/** "Superior Deluxe, Garden View": where it is too long for its line, the line ends at the comma and nowhere else. */
export function wholeName(name: string): ReactNode {
  const pieces = name.split(/(?<=,) /)
  if (pieces.length === 1) return name
  return pieces.map((piece, index) => (
    <Fragment key={piece}>
      {index > 0 && ' '}
      <span className={css.piece}>{piece}</span>
    </Fragment>
  ))
}
