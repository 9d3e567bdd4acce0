import type { matchBankArrival as matchCall, unmatchBankArrival as unmatchCall } from '@veranda/contract'
import {
  type BankArrival,
  referencesIn,
  toReservationCode,
  type UnmatchedReason,
  whyNotMatched,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { Database } from '../platform/db/database.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { bankArrival, type BankArrivalRow } from '../schema/bank-transfer.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { lockArrival, toBankArrival, transfersOf } from './to-bank-arrival.ts'

export type MatchBankArrival = {
  readonly arrivalId: string
  readonly reference?: string | undefined
  readonly reservationCode?: string | undefined
}

type Matching = RefusingFor<typeof matchCall>

/** What money is matched with. */
type Match = { readonly reservationId: number; readonly bankTransferId: string | null }

/** Says what money is for. Of two who say so at once, the second is told that it is matched. */
export const matchBankArrival = (
  service: Pick<Service, 'store' | 'clock'> & Matching,
  staff: StaffSession,
  command: MatchBankArrival,
  claim: Claim,
): Promise<Once<BankArrival>> =>
  doOnceInTransaction(service, claim, async (tx, now) => {
    const row = await requireArrival(tx, command.arrivalId)
    if (row.state !== 'unmatched') throw tx.refuse('arrival-matched', 'This money has already been matched.')
    const match = await findMatch(tx, row, command)
    return setMatch(tx, staff, { row, match, action: 'match-bank-arrival' }, now)
  })

/** Undoes a match, as long as nothing was paid by it. */
export const unmatchBankArrival = (
  service: Service & RefusingFor<typeof unmatchCall>,
  staff: StaffSession,
  arrivalId: string,
  claim: Claim,
): Promise<Once<BankArrival>> =>
  doOnceInTransaction(service, claim, async (tx, now) => {
    const row = await requireArrival(tx, arrivalId)
    if (row.state !== 'matched') throw tx.refuse('arrival-not-matched', 'This money is not matched.')
    return setMatch(tx, staff, { row, match: undefined, action: 'unmatch-bank-arrival' }, now)
  })

export async function requireArrival(tx: Database, arrivalId: string): Promise<BankArrivalRow> {
  const row = isUuid(arrivalId) ? await lockArrival(tx, arrivalId) : undefined
  if (!row) throw new ServiceRefusal('not-found', 'There is no such arrival.')
  return row
}

async function findMatch(
  tx: Database & Matching,
  row: BankArrivalRow,
  { reference, reservationCode }: MatchBankArrival,
): Promise<Match> {
  const no = (reason: UnmatchedReason | 'unknown-reservation') =>
    tx.refuse('match-not-possible', 'This money cannot be for that.', { attached: { reason } })
  if ((reference === undefined) === (reservationCode === undefined))
    throw new ServiceRefusal('malformed-request', 'Give either a reference or a reservation.')
  if (reference !== undefined) {
    const [transfer] = await transfersOf(tx, { references: referencesIn(reference) })
    if (!transfer) throw no('unknown-reference')
    const why = whyNotMatched(row, transfer)
    if (why) throw no(why)
    return { reservationId: transfer.reservationId, bankTransferId: transfer.id }
  }
  const [of] = await tx
    .select({ id: reservation.id, currency: reservation.currency, societyId: property.societyId })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .where(eq(reservation.code, toReservationCode(reservationCode ?? '')))
  if (!of) throw no('unknown-reservation')
  if (of.currency !== row.currency) throw no('other-currency')
  if (of.societyId !== row.societyId) throw no('other-account')
  return { reservationId: of.id, bankTransferId: null }
}

type Setting = {
  readonly row: BankArrivalRow
  readonly match: Match | undefined
  readonly action: 'match-bank-arrival' | 'unmatch-bank-arrival'
}

async function setMatch(
  tx: Database,
  staff: StaffSession,
  { row, match, action }: Setting,
  now: Date,
): Promise<BankArrival> {
  const none = { reservationId: null, bankTransferId: null }
  const state = match ? ('matched' as const) : ('unmatched' as const)
  const after = { ...row, ...(match ?? none), state }
  await tx
    .update(bankArrival)
    .set({ state, ...(match ?? none) })
    .where(eq(bankArrival.id, row.id))
  const answer = await toBankArrival(tx, after, now)
  await appendAudit(tx, {
    at: now,
    actor: asStaff(staff),
    action,
    reservationId: match?.reservationId ?? row.reservationId,
    detail: { arrival: row.id, transfer: match?.bankTransferId ?? row.bankTransferId },
  })
  return answer
}
