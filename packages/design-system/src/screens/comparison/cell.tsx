import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './comparison.css.ts'

export type CellProps = {
  readonly label: string
  readonly edits?: readonly Edit[] | undefined
  /** `bill`: a line of its sums. */
  readonly look?: 'part' | 'bill' | undefined
  readonly children: ReactNode
}

/** A button that opens a part: its label, and for screen readers the option and the part. */
export type Edit = { readonly label: string; readonly heard: string; readonly onPress: () => void }

/** One part of an option, under its name. */
export function Cell({ label, edits, look = 'part', children }: CellProps) {
  return (
    <div className={look === 'bill' ? css.bill : css.cell}>
      <dt className={css.label}>
        {label}
        {edits && edits.length > 0 && (
          <span className={css.edits}>
            {edits.map(({ label: seen, heard, onPress }) => (
              <button key={heard} type="button" className={css.edit} aria-label={heard} onClick={onPress}>
                {seen}
              </button>
            ))}
          </span>
        )}
      </dt>
      <dd className={look === 'bill' ? css.billed : css.values}>{children}</dd>
    </div>
  )
}

export type ValueProps = { readonly isOther?: boolean | undefined; readonly children: ReactNode }

/** A value, marked where it is another than today's. */
export function Value({ isOther, children }: ValueProps) {
  const words = useLaterWords()
  return (
    <span className={isOther ? css.other : css.same}>
      {isOther && <VisuallyHidden>{words('comparison.is-changed')}: </VisuallyHidden>}
      {children}
    </span>
  )
}
