import type { PlainDate } from '@veranda/domain'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'

/** What of the selection was refused, where the page marks it in its own place. */
export type RefusedPart = {
  readonly name: string
  readonly day: PlainDate
  /** The element that holds what is to be chosen anew. */
  readonly id: string
}

/** "Massage, Tuesday, Mar 16: not available". */
export function useRefusedWords(): (part: RefusedPart) => string {
  const words = useLaterWords()
  const dates = useDates()
  return ({ name, day }) => words('change-price.part-refused', { name, day: dates.namedDay(day) })
}

/** Where it is chosen, with the focus on it. */
export function turnToPart({ id }: RefusedPart): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'center' })
  part?.querySelector<HTMLElement>('select, input, button')?.focus({ preventScroll: true })
}
