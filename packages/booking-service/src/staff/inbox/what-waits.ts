import { inboxKinds, type StaffReservation, type WaitingCount } from '@veranda/domain'
import type { WordsLanguage } from '../../platform/language.ts'
import type { Service } from '../../platform/service.ts'
import { assignmentsOf } from './assignments.ts'
import { mostOfAKind } from './sources/inbox-source.ts'
import { inboxSources } from './sources/inbox-sources.ts'

/** How much waits of each kind, counted as the inbox lists it. */
export const waitingCounts = (
  service: Pick<Service, 'store'>,
  lang: WordsLanguage,
): Promise<readonly WaitingCount[]> =>
  Promise.all(
    inboxKinds.map(async (kind) => {
      const count = (await inboxSources[kind](service, { lang })).length
      return { kind, count, isMore: count >= mostOfAKind }
    }),
  )

/** What waits in the inbox for a reservation, and with whom. */
export async function waitingOf(
  service: Pick<Service, 'store'>,
  reservationId: number,
  lang: WordsLanguage,
): Promise<StaffReservation['waiting']> {
  const found = await Promise.all(
    inboxKinds.map(async (kind) =>
      (await inboxSources[kind](service, { lang, reservationId })).map((waiting) => ({ kind, waiting })),
    ),
  )
  const items = found
    .flat()
    .filter(({ waiting }) => waiting.reservationId === reservationId)
    .map(({ kind, waiting: { itemId, at } }) => ({ kind, itemId, at: at.toISOString() }))
  const assigned = await assignmentsOf(service.store.db, items)
  return items.map((item) => {
    const { assignedTo } = assigned(item)
    return { ...item, ...(assignedTo ? { assignedTo } : {}) }
  })
}
