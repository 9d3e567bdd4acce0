import { ok, type OfflineCard, refused, type Result } from '@veranda/domain'
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { is } from 'valibot'
import { offlineCard } from './card-schema.ts'

const database = 'veranda.offline-card'

/** In local storage while there is a card: looking for one needs no database, and other tabs hear of it. */
export const cardMark = 'veranda.offline-card'

/** The device has no space left, or the browser cannot do it: without encryption or storage, in a private window. */
export type StoreRefusal = 'no-room' | 'not-possible'

/** Encrypted by a key that no script can read out; both go together. */
type SealedCard = {
  readonly key: CryptoKey
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

interface CardDatabase extends DBSchema {
  card: { key: string; value: SealedCard }
}

export const hasMark = (): boolean => localStorage.getItem(cardMark) !== null

/** Stores the one card of this site, for a guest who asked for it. */
export async function storeCard(card: OfflineCard): Promise<Result<undefined, StoreRefusal>> {
  try {
    const sealed = await seal(card)
    await withDatabase(async (db) => void (await db.put('card', sealed, 'card')))
    localStorage.setItem(cardMark, '1')
    return ok(undefined)
  } catch (error) {
    await removeCard()
    return refused(isOutOfRoom(error) ? 'no-room' : 'not-possible')
  }
}

/** Puts a newer card in the place of the stored one; where there is none by now, none is stored. */
export async function replaceCard(card: OfflineCard): Promise<void> {
  if (!hasMark()) return
  try {
    const sealed = await seal(card)
    await withDatabase(async (db) => {
      const change = db.transaction('card', 'readwrite')
      // In the transaction of the write: another tab may have removed it meanwhile.
      if (await change.store.getKey('card')) await change.store.put(sealed, 'card')
      await change.done
    })
  } catch {
    // The older card stays, and says how old it is.
  }
}

/** The stored card; one that cannot be read any more is removed. */
export async function readCard(): Promise<OfflineCard | undefined> {
  if (!hasMark()) return undefined
  try {
    const sealed = await withDatabase((db) => db.get('card', 'card'))
    const card = sealed && (await unseal(sealed))
    if (is(offlineCard, card)) return card
  } catch {
    // Told apart from nothing stored by nobody: neither can be shown.
  }
  await removeCard()
  return undefined
}

/** Removes card and key. Emptied first: another tab that has the database open cannot hold that up. */
export async function removeCard(): Promise<void> {
  localStorage.removeItem(cardMark)
  try {
    await withDatabase((db) => db.clear('card'))
    void deleteDB(database).catch(() => undefined)
  } catch {
    // Where nothing can be opened, nothing was stored.
  }
}

async function withDatabase<Value>(work: (db: IDBPDatabase<CardDatabase>) => Promise<Value>): Promise<Value> {
  const db = await openDB<CardDatabase>(database, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('card'),
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const algorithm = 'AES-GCM'

/** Each card has a key of its own: an initialisation vector is never used twice. */
async function seal(card: OfflineCard): Promise<SealedCard> {
  const key = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(card))
  return { key, iv, sealed: await crypto.subtle.encrypt({ name: algorithm, iv }, key, text) }
}

async function unseal({ key, iv, sealed }: SealedCard): Promise<unknown> {
  const text = await crypto.subtle.decrypt({ name: algorithm, iv }, key, sealed)
  return JSON.parse(new TextDecoder().decode(text))
}

const isOutOfRoom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
