import type { PlainDate } from '@veranda/domain'
import { flushSync } from 'react-dom'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** What of the selection was refused, where the page marks it in its own place. */
export type RefusedPart = {
  readonly name: string
  readonly day: PlainDate
  /** The room it was chosen for, where the page shows another, and what shows that room. */
  readonly elsewhere?: { readonly roomNumber: number; readonly onShow: () => void } | undefined
  /** The element that holds what is to be chosen anew. */
  readonly id: string
}

/** "Massage, Tuesday, Mar 16: not available". */
export function useRefusedWords(): (part: RefusedPart) => string {
  const words = useLaterWords()
  const dates = useDates()
  return ({ name, day }) => words('change-price.part-refused', { name, day: dates.namedDay(day) })
}

/** Where it is chosen, in its room and unfolded, with the focus on it. */
export function turnToPart({ id, elsewhere }: RefusedPart): void {
  if (elsewhere) flushSync(elsewhere.onShow)
  const part = document.getElementById(id)
  const fold = part?.closest('details')
  if (fold) fold.open = true
  part?.scrollIntoView({ block: 'center' })
  part?.querySelector<HTMLElement>('select, input, button')?.focus({ preventScroll: true })
}
