import { type Failure, getCancellation } from '@veranda/contract'
import type { CancellationReceipt, Reservation, Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { cancellationReceiptAtom } from '../state/cancellation-events.ts'
import { wordsAtom } from '../state/locale.ts'

/** Reads the latest receipt again: after a reload, or when something became of it. */
export async function loadCancellation(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
): Promise<Result<CancellationReceipt, Failure>> {
  const { locale } = store.get(wordsAtom)
  const answer = await client.call(getCancellation, { params: { bookingId: String(bookingId) } })
  if (answer.ok) store.set(cancellationReceiptAtom, { locale, receipt: answer.value })
  return answer
}
