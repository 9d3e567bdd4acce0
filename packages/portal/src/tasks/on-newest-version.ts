import { type Failure, getReservation, langCodeOf } from '@veranda/contract'
import type { Result } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'
import { stayIn } from '../state/reservation.ts'
import { loadReservation } from './load-reservation.ts'
import type { Pressed } from './reverse-cancellation.ts'

/**
 * Sends what means the same whatever else changed in the reservation: refused because that is another one by now, it is sent
 * once more, on the newest version. That is read without being shown at first, so that the part of the page that was pressed is
 * still there for the answer. After any other "no" the stay is read anew: what was pressed may be gone.
 */
export async function onNewestVersion<Value, No extends Failure>(
  portal: Pick<Portal, 'client' | 'store'>,
  pressed: Pressed,
  send: (guard: Pressed) => Promise<Result<Value, No>>,
): Promise<Result<Value, No>> {
  const first = await send(pressed)
  const version = isStale(first) ? await newestVersion(portal) : undefined
  const answer = version === undefined ? first : await send({ key: crypto.randomUUID(), version })
  if (!answer.ok && answer.refusal.kind === 'refused') await loadReservation(portal)
  return answer
}

const isStale = (answer: Result<unknown, Failure>): boolean =>
  !answer.ok && answer.refusal.kind === 'refused' && answer.refusal.refusal === 'version-changed'

async function newestVersion({
  client,
  store,
}: Pick<Portal, 'client' | 'store'>): Promise<number | undefined> {
  const reservation = stayIn(store)
  if (!reservation) return undefined
  const answer = await client.call(getReservation, {
    params: { codeReservation: reservation.reservationCode },
    query: { langCode: langCodeOf(store.get(wordsAtom).locale) },
  })
  return answer.ok ? answer.value.version : undefined
}
