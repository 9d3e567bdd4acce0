import { activeRooms, type Reservation } from '@veranda/domain'
import { paths } from '../paths.ts'
import { type CancellationDraft, cancelQuoteIn } from '../state/cancellation-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import type { CancelQuote } from '@veranda/domain'

/** Reason and details come after the price was shown and accepted, for rooms that still stand. */
export function requireCancellationTerms(
  draft: CancellationDraft,
  { rooms, actions }: Pick<Reservation, 'rooms' | 'actions'>,
): Guarded<CancelQuote> {
  const quote = cancelQuoteIn(draft.quote)
  const standing = new Set(activeRooms(rooms).map(({ roomNumber }) => roomNumber))
  const isOpen = actions.some(({ name, allowed }) => name === 'cancel' && allowed)
  const chosen = draft.roomNumbers ?? []
  const stillStand = chosen.length > 0 && chosen.every((roomNumber) => standing.has(roomNumber))
  return quote && draft.accepted && isOpen && stillStand ? pass(quote) : sendTo(paths.cancellationPolicies)
}
