import { createHash } from 'node:crypto'
import { mostRecipients } from '@veranda/domain'
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { type LetterKind, outbox } from '../schema/outbox.ts'
import { reservation } from '../schema/reservation.ts'
import { guest, room } from '../schema/room.ts'
import type { Refusing } from '../platform/refusal.ts'

/** What a letter is counted by. Without `to` it goes to the address that is on file when it is sent. */
export type Addressed = { readonly reservationCode: string; readonly to?: string }

/** What happens to a letter beyond the limit, and the number of letters per day it may use. */
type Limit =
  | { readonly most: number; readonly over: 'refused' | 'put-aside' }
  | { readonly over: 'limited-by-its-mailbox' }

const lettersADay = 20
/**
 * Letters that a guest can cause free of charge leave room for those that report changes to the reservation.
 */
const freeLettersADay = 14
const newDomainsADay = 3
const day = 24 * 3_600_000

/**
 * `refused`: the write that queues the letter is refused. `put-aside`: the write succeeds, and the letter is
 * sent as soon as the day has room; if that is more than a day ahead, it is dropped. Sign-in links go to
 * addresses on file only, some per hour, and are not counted here: otherwise a stranger who knows reservation
 * number and address could use up the day, and lock its guest out.
 */
const limits = {
  // Belongs to no reservation.
  'staff-password': { over: 'limited-by-its-mailbox' },
  'staff-invitation': { over: 'limited-by-its-mailbox' },
  'sign-in-link': { over: 'limited-by-its-mailbox' },
  'email-changed': { most: freeLettersADay, over: 'refused' },
  'email-confirmation': { most: freeLettersADay, over: 'refused' },
  'stay-changed': { most: lettersADay, over: 'put-aside' },
  cancelled: { most: lettersADay, over: 'put-aside' },
  'taken-back': { most: lettersADay, over: 'put-aside' },
  'under-review': { most: lettersADay, over: 'put-aside' },
  'review-question': { most: lettersADay, over: 'put-aside' },
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
  'bank-transfer-announced': { most: lettersADay, over: 'put-aside' },
  'bank-transfer-reminder': { most: lettersADay, over: 'put-aside' },
  'bank-transfer-received': { most: lettersADay, over: 'put-aside' },
  'bank-transfer-withdrawn': { most: lettersADay, over: 'put-aside' },
  'bank-transfer-lapsed': { most: lettersADay, over: 'put-aside' },
  'charge-agreed': { most: lettersADay, over: 'put-aside' },
  'charge-made': { most: lettersADay, over: 'put-aside' },
  'charge-declined': { most: lettersADay, over: 'put-aside' },
  'charge-given-up': { most: lettersADay, over: 'put-aside' },
} as const satisfies Record<LetterKind, Limit>

type RefusedKind = {
  [Kind in LetterKind]: (typeof limits)[Kind]['over'] extends 'refused' ? Kind : never
}[LetterKind]

/**
 * The transaction in which a letter is queued; one that can refuse, where the letter's kind may be refused.
 */
export type OrderedIn<Kind extends LetterKind> = [Extract<Kind, RefusedKind>] extends [never]
  ? Database
  : Database & Refusing<'too-many-letters'>

/** The columns by which later letters count this one. */
export type Counted = Pick<
  typeof outbox.$inferInsert,
  'reservationCode' | 'counts' | 'leavesAt' | 'recipient' | 'newDomain'
>

/**
 * Counts a letter among those of its reservation. `undefined` if it is beyond the limit and its write
 * succeeds without it; otherwise a refusal. The reservation's row is locked, so that of two simultaneous
 * orders the second counts the first.
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
    // The letter's kind guarantees that its transaction can refuse.
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

/** When the next letter may be sent: now, or a day after the letter that used up the limit. */
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

/** Limits the recipients of one transaction. */
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

/**
 * The domain of an address if no address of the reservation has it yet; letters are queued before the new
 * address is written.
 */
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

/** Addresses only need to be compared, so a hash is stored. */
const hashOf = (text: string): string => createHash('sha256').update(text.toLowerCase()).digest('base64url')

const tooManyLetters = ({ refuse }: Refusing<'too-many-letters'>) =>
  refuse('too-many-letters', 'No more e-mails can be sent for this reservation today.', {
    attached: { limit: 'day' },
  })
