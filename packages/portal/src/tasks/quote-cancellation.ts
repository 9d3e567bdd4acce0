import { type Failure, quoteCancellation as quoteCancellationCall } from '@veranda/contract'
import { type CancelQuote, ok, type Reservation, type Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { storedQuoteOf } from '../state/stored-quote.ts'

type Quoted = Pick<Reservation, 'bookingId' | 'version'>

/** Quotes the cancellation of the rooms, and stores the quote with the key it will be confirmed with. */
export async function quoteCancellation(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  reservation: Quoted,
  roomNumbers: readonly number[],
  onFailure: 'forget' | 'keep' = 'forget',
): Promise<Result<CancelQuote, Failure<typeof quoteCancellationCall>>> {
  const { bookingId } = reservation
  const answer = await portal.client.call(quoteCancellationCall, {
    body: { bookingId, roomNumbers: [...roomNumbers] },
  })
  if (answer.ok) return ok(keepCancelQuote(portal, reservation, answer.value))
  if (onFailure === 'forget' && isAbout(portal, roomNumbers)) forgetQuote(portal)
  return answer
}

/**
 * Takes up a quote, asked for or sent along with a refusal. One for rooms that are no longer the chosen ones came too
 * late and is not kept.
 */
export function keepCancelQuote(
  portal: Pick<Portal, 'store' | 'now'>,
  { version }: Quoted,
  received: CancelQuote,
): CancelQuote {
  const { store } = portal
  const { quote, stored } = storedQuoteOf(portal, received)
  const roomNumbers = quote.change.rooms.map(({ roomNumber }) => roomNumber)
  if (isAbout(portal, roomNumbers))
    store.set(cancellationDraftAtom, {
      ...store.get(cancellationDraftAtom),
      roomNumbers,
      ...stored,
      version,
      isAsked: false,
    })
  return quote
}

function isAbout({ store }: Pick<Portal, 'store'>, roomNumbers: readonly number[]): boolean {
  const chosen = store.get(cancellationDraftAtom)?.roomNumbers ?? roomNumbers
  return chosen.length === roomNumbers.length && roomNumbers.every((one) => chosen.includes(one))
}

/** A price that could not be had clears the one before it, unless it is still needed to go back with. */
function forgetQuote({ store }: Pick<Portal, 'store'>): void {
  const { quote: _, key: __, ...rest } = store.get(cancellationDraftAtom) ?? {}
  store.set(cancellationDraftAtom, rest)
}
