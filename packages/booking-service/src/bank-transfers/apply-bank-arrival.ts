import type { applyBankArrival as applyCall } from '@veranda/contract'
import {
  type BankArrival,
  activeRooms,
  balanceBill,
  type ExcessDecision,
  type Money,
  money,
  type MoneyShare,
  plus,
  type Reservation,
  settleArrival,
  type SettledArrival,
  zero,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { StaffSession } from '../identity/identity.ts'
import { queueBankTransferReceived } from '../letters/bank-transfer/queue.ts'
import { markAddOnsPaid } from '../payments/mark-add-ons-paid.ts'
import { writeMoneyMoved } from '../payments/payment-lines.ts'
import { refundByHand } from '../payments/refund-by-hand.ts'
import type { Database } from '../platform/db/database.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import type { Signing } from '../receipts/signer.ts'
import { linesOf, writeReceipt } from '../receipts/write-receipt.ts'
import { raiseVersion } from '../reservations/record.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { bankArrival, type BankArrivalRow } from '../schema/bank-transfer.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { moveBankTransfer } from './end-bank-transfer.ts'
import { requireArrival } from './match-bank-arrival.ts'
import { toBankArrival, transferIn } from './to-bank-arrival.ts'

export type ApplyBankArrival = {
  readonly arrivalId: string
  readonly excess?: ExcessDecision | undefined
}

type Applying = RefusingFor<typeof applyCall>

/** Pays a balance with money that was matched: posted once, with a letter to the guest. */
export const applyBankArrival = (
  service: Pick<Service, 'store' | 'clock'> & Signing & Applying,
  staff: StaffSession,
  { arrivalId, excess }: ApplyBankArrival,
  claim: Claim,
): Promise<Once<BankArrival>> =>
  doOnceInTransaction(service, claim, async (tx, now) => {
    // The reservation is locked first, as in every write that may wait for it.
    const reservation = await lockMatched(tx, arrivalId, now)
    const row = await requireArrival(tx, arrivalId)
    if (row.state !== 'matched' || row.reservationId !== reservation.bookingId) throw notMatched(tx)
    const after = await apply(tx, staff, { reservation, row, excess, signer: service.signer }, now)
    return toBankArrival(tx, after, now)
  })

const notMatched = ({ refuse }: Applying) => refuse('arrival-not-matched', 'This money is not matched.')

async function lockMatched(tx: Database & Applying, arrivalId: string, now: Date): Promise<Reservation> {
  const [found] = isUuid(arrivalId)
    ? await tx
        .select({ reservationCode: reservationTable.code, brand: reservationTable.brand })
        .from(bankArrival)
        .leftJoin(reservationTable, eq(reservationTable.id, bankArrival.reservationId))
        .where(eq(bankArrival.id, arrivalId))
    : []
  if (!found) throw new ServiceRefusal('not-found', 'There is no such arrival.')
  const { reservationCode, brand } = found
  if (reservationCode === null || brand === null) throw notMatched(tx)
  return (await lockReservation(tx, { reservationCode, brand }, now)).reservation
}

type Applied = Signing & {
  readonly reservation: Reservation
  readonly row: BankArrivalRow
  readonly excess: ExcessDecision | undefined
}

async function apply(
  tx: Database & Applying,
  staff: StaffSession,
  { reservation, row, excess, signer }: Applied,
  now: Date,
): Promise<BankArrivalRow> {
  const { bookingId: reservationId, currency } = reservation
  const arrived = money(row.amount, row.currency)
  const transfer = await transferIn(tx, row)
  const bill = balanceBill(reservation, zero(currency))
  const settled = settleArrival({
    bill,
    announced: transfer ? money(transfer.amount, transfer.currency) : bill.due,
    meantFor: transfer?.meantFor ?? [],
    arrived,
    excess,
  })
  if (!settled.ok)
    throw tx.refuse(settled.refusal, 'More arrived than was announced. Decide what becomes of it.')
  if (transfer && !(await moveBankTransfer(tx, transfer, 'receive', now)))
    throw tx.refuse('match-not-possible', 'The money of this transfer has arrived before.', {
      attached: { reason: 'already-received' },
    })
  const { shares, applied, credited, refunded, left } = settled.value
  const receipt = await writeMoney(tx, reservation, { row, settled: settled.value, arrived, signer }, now)
  await markAddOnsPaid(tx, reservation, { bill, shares })
  const after = {
    ...row,
    state: 'applied' as const,
    appliedAt: now,
    excess: credited.amount + refunded.amount > 0 ? (excess ?? null) : null,
    applied: applied.amount,
    refunded: refunded.amount,
  }
  await tx.update(bankArrival).set(after).where(eq(bankArrival.id, row.id))
  await raiseVersion(tx, reservation)
  await queueBankTransferReceived(
    tx,
    { reservation, row: transfer, arrival: row, refunded, left, receipt },
    now,
  )
  await appendAudit(tx, {
    at: now,
    actor: asStaff(staff),
    action: 'apply-bank-arrival',
    reservationId,
    detail: {
      arrival: row.id,
      transfer: row.bankTransferId,
      ...arrived,
      applied: applied.amount,
      credited: credited.amount,
      refunded: refunded.amount,
      shares,
    },
  })
  return after
}

type Written = Signing & {
  readonly row: BankArrivalRow
  readonly settled: SettledArrival
  readonly arrived: Money
}

/** All that arrived comes in, with its receipt, whose number is answered; what goes back leaves again as a refund by hand. */
async function writeMoney(
  tx: Database,
  { bookingId: reservationId, rooms }: Reservation,
  { row, settled: { shares, applied, refunded }, arrived, signer }: Written,
  at: Date,
): Promise<string> {
  const { currency } = arrived
  const operation = `bank-transfer:${row.id}`
  const roomNumber = (activeRooms(rooms)[0] ?? rooms[0])?.roomNumber ?? null
  const incoming = refunded.amount > 0 ? withShare(shares, { roomNumber, amount: refunded.amount }) : shares
  const all = incoming.reduce((sum, { amount }) => sum + amount, 0)
  if (all !== plus(applied, refunded).amount) throw new RangeError(`The shares sum to ${all}`)
  await writeMoneyMoved(tx, { reservationId, operation, currency, shares: incoming, at })
  const receipt = await writeReceipt(tx, signer, {
    reservationId,
    kind: 'bank-transfer-payment',
    cause: operation,
    at,
    amount: arrived,
    lines: linesOf(incoming, currency),
  })
  await refundByHand(tx, { reservationId, amount: refunded, operation, share: { roomNumber }, at, signer })
  return receipt.number
}

const withShare = (shares: readonly MoneyShare[], more: MoneyShare): readonly MoneyShare[] =>
  shares.some(({ roomNumber }) => roomNumber === more.roomNumber)
    ? shares.map((share) =>
        share.roomNumber === more.roomNumber ? { ...share, amount: share.amount + more.amount } : share,
      )
    : [...shares, more]
