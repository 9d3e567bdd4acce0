import type { ChangeState } from '@veranda/design-system/patterns/change-price'
import {
  actionOfPart,
  changeParts,
  type ChangePurpose,
  type ChangeSelection,
  partsOf,
  purposeAllows,
  type Reservation,
} from '@veranda/domain'
import type { Portal } from '../../portal.ts'
import { changeDraftAtom, goodQuoteOf, quoteOf, selectionIn } from '../../state/change-draft.ts'

/** Where a change stands when its page opens: nothing yet, or what was left of it. */
export function firstState(
  portal: Pick<Portal, 'store' | 'now'>,
  purpose: ChangePurpose,
  { actions }: Reservation,
): ChangeState {
  const { store } = portal
  const draft = store.get(changeDraftAtom(purpose))
  const quote = quoteOf(store, purpose)
  // Whether it was done is not known: only the same press tells, and does it once.
  if (draft?.isAsked && quote) return { kind: 'failed', failure: { kind: 'unavailable' }, quote }
  const parts = changeParts.filter((part) => purposeAllows(purpose, part))
  const asked = actions.filter(({ name }) => parts.some((part) => actionOfPart[part] === name))
  const [first] = asked
  if (first && !first.allowed && asked.every(({ allowed }) => !allowed))
    return { kind: 'not-allowed', reason: first.reason }
  const good = goodQuoteOf(portal, purpose)
  if (good) return { kind: 'quoted', quote: good }
  return isNothing(selectionIn(draft)) ? { kind: 'choosing' } : { kind: 'quoting' }
}

/** Whether nothing is selected. */
export const isNothing = (selection: ChangeSelection): boolean => partsOf(selection).length === 0
