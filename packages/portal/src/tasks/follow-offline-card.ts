import { isCardOf, isOfflineCardOver, type ReceiptOnCard } from '@veranda/domain'
import { cardMark, hasMark, replaceCard } from '../offline/card-store.ts'
import type { Portal } from '../portal.ts'
import { offlineCardAtom } from '../state/offline-card.ts'
import { reservationAtom } from '../state/reservation.ts'
import { isOver, type Session, sessionAtom } from '../state/session.ts'
import { cardOf, loadReceipts, noteReading, openCard, removeOfflineCard } from './offline-card.ts'

/**
 * Keeps the card true while a page is open: written anew with every reading of the reservation, gone with its session,
 * its stay, or another reservation on this device. It outlives a session that ran out: that is what it is for.
 */
export function followOfflineCard(portal: Portal): () => void {
  const { store, now } = portal
  // One after the other: a reading must not be written after the removal it came before.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<unknown>) => {
    last = last.then(work, work)
  }
  let session = sessionOf(portal)
  const onSession = () => {
    const before = session
    session = sessionOf(portal)
    if (before && !session && !isOver(before, now())) inTurn(() => removeOfflineCard(portal))
    else if (session) inTurn(() => refresh(portal))
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cardMark || key === null) inTurn(() => openCard(portal))
  }
  const onReservation = () => {
    noteReading(portal)
    inTurn(() => refresh(portal))
    void addReceipts()
  }
  // Asked for outside the turns: a removal waits for no answer.
  const addReceipts = async () => {
    const loaded = store.get(reservationAtom)
    if (!hasMark() || loaded.kind !== 'ready') return
    const receipts = await loadReceipts(portal, loaded.value)
    if (receipts && store.get(reservationAtom) === loaded) inTurn(() => refresh(portal, receipts))
  }
  const stops = [store.sub(sessionAtom, onSession), store.sub(reservationAtom, onReservation)]
  window.addEventListener('storage', onStorage)
  // Refused before anybody listened here: the session was ended elsewhere.
  if (store.get(sessionAtom).kind === 'ended') inTurn(() => removeOfflineCard(portal))
  else onReservation()
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('storage', onStorage)
  }
}

async function refresh(portal: Portal, receipts?: readonly ReceiptOnCard[]): Promise<void> {
  const { store, now } = portal
  if (!hasMark()) return store.set(offlineCardAtom, undefined)
  const card = await openCard(portal)
  const session = sessionOf(portal)
  // What was read before a session ran out is as old as that, however late this page gets to it.
  if (!card || !session || isOver(session, now())) return
  if (!isCardOf(card, session)) return removeOfflineCard(portal)
  const loaded = store.get(reservationAtom)
  if (loaded.kind === 'failed' && loaded.failure.kind === 'not-found') return removeOfflineCard(portal)
  if (loaded.kind !== 'ready') return
  const fresh = cardOf(portal, loaded.value, { before: card, receipts })
  if (!isCardOf(fresh, session)) return
  if (isOfflineCardOver(fresh, fresh.readAt)) return removeOfflineCard(portal)
  await replaceCard(fresh)
  if (hasMark() && sessionOf(portal) && !isOver(session, now())) store.set(offlineCardAtom, fresh)
}

function sessionOf({ store }: Pick<Portal, 'store'>): Session | undefined {
  const state = store.get(sessionAtom)
  return state.kind === 'signed-in' ? state.session : undefined
}
