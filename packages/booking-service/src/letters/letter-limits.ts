import { createHash } from 'node:crypto'
import { mostRecipients } from '@veranda/domain'
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { type LetterKind, outbox } from '../schema/outbox.ts'
import { reservation } from '../schema/reservation.ts'
import { guest, room } from '../schema/room.ts'
import type { Refusing } from '../platform/refusal.ts'

/** What a letter is counted by. Without `to` it goes to the address on file when it leaves. */
export type Addressed = { readonly reservationCode: string; readonly to?: string }

/** What becomes of a letter that is one too many, and how many letters of a day leave room for it. */
type Limit =
  | { readonly most: number; readonly over: 'refused' | 'put-aside' }
  | { readonly over: 'limited-by-its-mailbox' }

const lettersADay = 20
/** Letters a guest orders for nothing leave room for those that tell what was done to the reservation. */
const freeLettersADay = 14
const newDomainsADay = 3
const day = 24 * 3_600_000

/**
 * Refused: the write that asked for it is refused with it. Put aside: the write goes through, and the letter leaves as
 * soon as the day has room again; where that is more than a day ahead, never. A link goes to an address on file alone, some
 * an hour, and is not counted here: whoever knows number and address could use the day up, and its guest would not get in.
 */
const limits = {
  'sign-in-link': { over: 'limited-by-its-mailbox' },
  'email-changed': { most: freeLettersADay, over: 'refused' },
  'email-confirmation': { most: freeLettersADay, over: 'refused' },
  'stay-changed': { most: lettersADay, over: 'put-aside' },
  cancelled: { most: lettersADay, over: 'put-aside' },
  'taken-back': { most: lettersADay, over: 'put-aside' },
  'under-review': { most: lettersADay, over: 'put-aside' },
  'review-declined': { most: lettersADay, over: 'put-aside' },
  'review-withdrawn': { most: lettersADay, over: 'put-aside' },
  'standby-awarded': { most: lettersADay, over: 'put-aside' },
  'standby-declined': { most: lettersADay, over: 'put-aside' },
  'price-match-requested': { most: lettersADay, over: 'put-aside' },
  'price-match-matched': { most: lettersADay, over: 'put-aside' },
  'price-match-not-matched': { most: lettersADay, over: 'put-aside' },
  'price-match-withdrawn': { most: lettersADay, over: 'put-aside' },
  confirmation: { most: freeLettersADay, over: 'refused' },
  'call-requested': { most: lettersADay, over: 'put-aside' },
  'balance-paid': { most: lettersADay, over: 'put-aside' },
  'balance-agreed': { most: lettersADay, over: 'put-aside' },
} as const satisfies Record<LetterKind, Limit>

type RefusedKind = {
  [Kind in LetterKind]: (typeof limits)[Kind]['over'] extends 'refused' ? Kind : never
}[LetterKind]

/** What a letter is ordered in: where it may be refused, something that can refuse so. */
export type OrderedIn<Kind extends LetterKind> = [Extract<Kind, RefusedKind>] extends [never]
  ? Database
  : Database & Refusing<'too-many-letters'>

/** What is kept with a letter so that the next one can be counted. */
export type Counted = Pick<
  typeof outbox.$inferInsert,
  'reservationCode' | 'counts' | 'leavesAt' | 'recipient' | 'newDomain'
>

/**
 * Counts a letter among those of its reservation. Nothing where it is one too many and its write goes through without;
 * else a refusal. The reservation's row is locked, so that of two orders at once the second counts the first.
 */
export async function countLetter<Kind extends LetterKind>(
  tx: OrderedIn<Kind>,
  kind: Kind,
  { reservationCode, to }: Addressed,
  now: Date,
): Promise<Counted | undefined> {
  const limit: Limit = limits[kind]
  if (limit.over === 'limited-by-its-mailbox') return { reservationCode }
  const { most, over } = limit
  await lock(tx, reservationCode)
  const recipient = to === undefined ? null : hashOf(to)
  const newDomain = to === undefined ? null : await newDomainOf(tx, reservationCode, to)
  const leavesAt = await nextPlace(tx, reservationCode, most, now)
  if (over === 'refused') {
    // Its kind says that it is ordered in what can refuse.
    const refusing = tx as Database & Refusing<'too-many-letters'>
    await requireFewRecipients(refusing, reservationCode, recipient)
    if (newDomain !== null) await requireFewDomains(refusing, reservationCode, newDomain, now)
    if (leavesAt > now) throw tooManyLetters(refusing)
  }
  if (leavesAt.getTime() > now.getTime() + day) return undefined
  return { reservationCode, counts: true, leavesAt, recipient, newDomain }
}

const lock = (tx: Database, reservationCode: string) =>
  tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(eq(reservation.code, reservationCode))
    .for('no key update')

const ofDay = (reservationCode: string, now: Date) =>
  and(
    eq(outbox.reservationCode, reservationCode),
    outbox.counts,
    gt(outbox.leavesAt, new Date(now.getTime() - day)),
  )

/** When the next letter may leave: now, or a day after the one that fills the day. */
async function nextPlace(tx: Database, reservationCode: string, most: number, now: Date): Promise<Date> {
  const [filling] = await tx
    .select({ leavesAt: outbox.leavesAt })
    .from(outbox)
    .where(ofDay(reservationCode, now))
    .orderBy(desc(outbox.leavesAt))
    .offset(most - 1)
    .limit(1)
  return filling?.leavesAt ? new Date(filling.leavesAt.getTime() + day) : now
}

/** Of all that one transaction sends. */
async function requireFewRecipients(
  tx: Database & Refusing<'too-many-letters'>,
  reservationCode: string,
  recipient: string | null,
): Promise<void> {
  const rows = await tx
    .selectDistinct({ recipient: outbox.recipient })
    .from(outbox)
    .where(and(eq(outbox.reservationCode, reservationCode), eq(outbox.sentWith, sql`txid_current()`)))
  const all = new Set([...rows.map((row) => row.recipient), recipient])
  if (all.size > mostRecipients)
    throw tx.refuse('too-many-letters', `At most ${mostRecipients} addresses are written to at once.`, {
      attached: { limit: 'recipients' },
    })
}

async function requireFewDomains(
  tx: Database & Refusing<'too-many-letters'>,
  reservationCode: string,
  domain: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .selectDistinct({ domain: outbox.newDomain })
    .from(outbox)
    .where(and(ofDay(reservationCode, now), isNotNull(outbox.newDomain)))
  if (new Set([...rows.map((row) => row.domain), domain]).size > newDomainsADay) throw tooManyLetters(tx)
}

/** The domain of an address, where nobody of the reservation has one there: letters are ordered before it is written. */
async function newDomainOf(tx: Database, reservationCode: string, to: string): Promise<string | null> {
  const domain = domainOf(to)
  const known = await tx
    .select({ email: guest.email })
    .from(guest)
    .innerJoin(room, eq(room.id, guest.roomId))
    .innerJoin(reservation, eq(reservation.id, room.reservationId))
    .where(and(eq(reservation.code, reservationCode), isNotNull(guest.email)))
  return known.some(({ email }) => domainOf(email ?? '') === domain) ? null : hashOf(domain)
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Addresses are compared, not kept. */
const hashOf = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url')

const tooManyLetters = ({ refuse }: Refusing<'too-many-letters'>) =>
  refuse('too-many-letters', 'No more e-mails can be sent for this reservation today.', {
    attached: { limit: 'day' },
  })
