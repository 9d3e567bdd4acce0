import { type Failure, getCancellationTerms } from '@veranda/contract'
import type { CancellationTerms, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationDraftAtom } from '../state/cancellation-draft.ts'
import { cancellationTermsAtom } from '../state/cancellation-events.ts'
import { wordsAtom } from '../state/locale.ts'

/** Reads the terms of the rooms. A failure clears what was known (section 4). */
export async function loadCancellationTerms(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  reservation: Pick<Reservation, 'bookingId' | 'version'>,
  roomNumbers: readonly number[],
): Promise<Result<CancellationTerms, Failure<typeof getCancellationTerms>>> {
  const about = aboutOf(store, reservation, roomNumbers)
  const { bookingId } = reservation
  const answer = await client.call(getCancellationTerms, {
    body: { bookingId, roomNumbers: [...roomNumbers] },
  })
  store.set(cancellationTermsAtom, answer.ok ? { about, terms: answer.value } : undefined)
  if (answer.ok) {
    const { reinstateMinutes } = answer.value
    store.set(cancellationDraftAtom, { ...store.get(cancellationDraftAtom), reinstateMinutes })
  }
  return answer
}

/** The terms that are known of exactly these rooms, in the language on screen. */
export function termsOf(
  { store }: Pick<Portal, 'store'>,
  reservation: Pick<Reservation, 'version'>,
  roomNumbers: readonly number[],
): CancellationTerms | undefined {
  const known = store.get(cancellationTermsAtom)
  return known?.about === aboutOf(store, reservation, roomNumbers) ? known.terms : undefined
}

const aboutOf = (
  store: Portal['store'],
  { version }: Pick<Reservation, 'version'>,
  roomNumbers: readonly number[],
): string => [store.get(wordsAtom).locale, version, ...roomNumbers].join(' ')
