import type { ReactNode } from 'react'
import * as css from './field-pairs.css.ts'

export type FieldPairsProps = {
  readonly gap: keyof typeof css.pairs
  /** Fields, and nothing else. */
  readonly children: ReactNode
}

/**
 * Fields one under the other on a phone, in pairs where there is room. The controls of a pair stand on one line, however
 * many lines one of the labels takes, and an error below one of them moves no other. One alone has the whole row.
 */
export function FieldPairs({ gap, children }: FieldPairsProps) {
  return <div className={css.pairs[gap]}>{children}</div>
}
