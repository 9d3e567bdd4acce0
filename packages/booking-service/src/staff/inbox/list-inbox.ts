import { type InboxItem, type InboxKind, inboxKinds } from '@veranda/domain'
import type { WordsLanguage } from '../../platform/language.ts'
import type { Service } from '../../platform/service.ts'
import { assignmentsOf } from './assignments.ts'
import type { Waiting } from './sources/inbox-source.ts'
import { inboxSources } from './sources/inbox-sources.ts'
import { type Whose, whoseReservations } from './whose.ts'

/** What waits, the oldest first, of one kind or of all. */
export async function listInbox(
  service: Pick<Service, 'store'>,
  { kind, lang }: { readonly kind?: InboxKind | undefined; readonly lang: WordsLanguage },
): Promise<readonly InboxItem[]> {
  const kinds = kind === undefined ? inboxKinds : [kind]
  // All kinds at once: one after the other, each would wait for a connection of its own.
  const found = await Promise.all(
    kinds.map(async (each) =>
      (await inboxSources[each](service, { lang })).map((of) => ({ kind: each, of })),
    ),
  )
  const waiting = found.flat()
  const { db } = service.store
  const [whose, assigned] = await Promise.all([
    whoseReservations(
      db,
      waiting.flatMap(({ of }) => of.reservationId ?? []),
    ),
    assignmentsOf(
      db,
      waiting.map(({ kind: each, of: { itemId } }) => ({ kind: each, itemId })),
    ),
  ])
  const items = waiting.map(({ kind: each, of }) => toInboxItem(each, of, whose))
  return items
    .map((item) => ({ ...item, ...assigned(item) }))
    .toSorted((one, other) => one.at.localeCompare(other.at))
}

export function toInboxItem(
  kind: InboxKind,
  { itemId, state, at, until, text, reservationId, stranger }: Waiting,
  whose: ReadonlyMap<number, Whose>,
): Omit<InboxItem, 'version'> {
  const of = reservationId === null ? undefined : whose.get(reservationId)
  return {
    kind,
    itemId,
    state,
    at: at.toISOString(),
    ...(until ? { until: until.toISOString() } : {}),
    reservationCode: of?.reservationCode ?? stranger?.reservationCode ?? '',
    guestName: stranger?.name ?? of?.guestName ?? '',
    hotel: of?.hotel ?? '',
    ...(of ? { arrival: of.arrival } : {}),
    text,
  }
}
