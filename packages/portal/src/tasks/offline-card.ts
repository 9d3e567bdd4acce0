import {
  type Instant,
  isOfflineCardOver,
  type OfflineCard,
  offlineCardOf,
  ok,
  type ReceiptOnCard,
  refused,
  type Reservation,
  type Result,
} from '@veranda/domain'
import { readCard, removeCard, storeCard, type StoreRefusal } from '../offline/card-store.ts'
import type { Portal } from '../portal.ts'
import { offlineCardAtom } from '../state/offline-card.ts'
import { stayIn } from '../state/reservation.ts'
import { sessionEnd } from '../state/session-end.ts'
import { sessionAtom } from '../state/session.ts'
import { pageBrand, variantFor } from '../variant.ts'

type Needs = Pick<Portal, 'store' | 'now' | 'variants'>

/** Whether this browser can store a card and open the site without a network at all. */
export const canStoreCard = (): boolean =>
  'indexedDB' in globalThis && 'serviceWorker' in navigator && globalThis.crypto.subtle !== undefined

/** Reads the card of this device. One of a stay that is over is removed. */
export async function openCard({
  store,
  now,
}: Pick<Portal, 'store' | 'now'>): Promise<OfflineCard | undefined> {
  const card = await readCard()
  if (card && isOfflineCardOver(card, instant(now()))) {
    await removeOfflineCard({ store })
    return undefined
  }
  store.set(offlineCardAtom, card)
  return card
}

/** Stores the stay because its guest asked for it. */
export async function storeOfflineCard(
  portal: Needs & Pick<Portal, 'client'>,
  reservation: Reservation,
): Promise<Result<undefined, StoreRefusal>> {
  if (!canStoreCard()) return refused('not-possible')
  const session = sessionEnd(portal.store)
  // Asked for by the guest, the browser may be asked not to clear it by itself. It decides.
  await navigator.storage?.persist?.().catch(() => false)
  const card = cardOf(portal, reservation, { receipts: await loadReceipts(portal, reservation) })
  const answer = await storeCard(card)
  if (!answer.ok) return answer
  // Signed out while it was written: nothing may stay.
  if (sessionEnd(portal.store) !== session) await removeOfflineCard(portal)
  else portal.store.set(offlineCardAtom, card)
  return ok(undefined)
}

export async function removeOfflineCard({ store }: Pick<Portal, 'store'>): Promise<void> {
  store.set(offlineCardAtom, undefined)
  await removeCard()
}

/** The card of a reservation just read, in the place of the one before. */
export const cardOf = (
  { store, now, variants }: Needs,
  reservation: Reservation,
  known: { readonly before?: OfflineCard; readonly receipts?: readonly ReceiptOnCard[] | undefined },
): OfflineCard =>
  offlineCardOf(reservation, {
    brandHelp: variantFor(variants, pageBrand, store.get(sessionAtom)).brand.help,
    readAt: readings.get(reservation) ?? instant(now()),
    ...known,
  })

/** The call and its schema come when a card is there: no other page needs them. Without a network the card goes without. */
export const loadReceipts = async (
  portal: Pick<Portal, 'client'>,
  reservation: Reservation,
): Promise<readonly ReceiptOnCard[] | undefined> =>
  import('./receipts-of.ts').then(
    ({ receiptsOf }) => receiptsOf(portal, reservation),
    () => undefined,
  )

const readings = new WeakMap<Reservation, Instant>()

/** Remembers when a reservation was read: it may be stored much later, and what it says is as old as that. */
export function noteReading({ store, now }: Pick<Portal, 'store' | 'now'>): void {
  const reservation = stayIn(store)
  if (reservation && !readings.has(reservation)) readings.set(reservation, instant(now()))
}

const instant = (now: number) => new Date(now).toISOString()
