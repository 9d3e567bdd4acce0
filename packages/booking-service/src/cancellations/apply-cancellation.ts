import {
  type Cancellation,
  cancellationLines,
  creditLines,
  type CreditNote,
  creditOf,
  creditUnitsOf,
  creditValidUntil,
  type Locale,
  type Money,
  money,
  type MoneyShare,
  netted,
  overOf,
  type ReasonAnswers,
  type Room,
  today,
  reinstateUntil,
  unitsOf,
} from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { GuestActor, StaffActor } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import {
  cancellation as cancellationTable,
  type CancellationRow,
  creditNote,
} from '../schema/cancellation.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { setRoomStatus } from '../reservations/record.ts'
import { release } from '../inventory/release.ts'
import type { RoomNight } from '../inventory/room-nights.ts'
import { post } from '../ledger/post.ts'
import { sumByRoom } from '../ledger/sum-by-room.ts'
import { requestRefunds } from '../payments/request-refunds.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { propertySetting } from '../catalogue/property-setting.ts'
import type { ReceiptSigner } from '../receipts/signer.ts'
import { writeCancellationReceipts } from './cancellation-receipts.ts'
import { recordCancellation } from './record-cancellation.ts'
import { randomInt } from 'node:crypto'

export type ApplyCancellation = {
  readonly own: OwnReservation
  readonly cancellation: Cancellation
  readonly reason: ReasonAnswers
  /** The refund becomes a credit note for another stay. */
  readonly asCredit: boolean
  readonly actor: GuestActor | StaffActor
  readonly locale: Locale
  readonly requestId?: string
  /** The minutes to undo it that the guest read with the quote; missing where there was none. */
  readonly reinstateMinutes?: number | undefined
  readonly now: Date
  readonly signer: ReceiptSigner
}

/** Cancels rooms, whole: rooms, nights, money, receipts, number, history, letter and audit, or nothing of it. */
export async function applyCancellation(tx: Database, made: ApplyCancellation): Promise<CancellationRow> {
  const { own, now } = made
  const { reservation } = own
  const version = reservation.version + 1
  const operation = `cancel-${version}`
  // What a guest was promised with the quote is not taken away by a rule that became stricter meanwhile.
  const minutes = Math.max(
    made.reinstateMinutes ?? 0,
    await propertySetting(tx, reservation, 'reinstateMinutes'),
  )
  const until = new Date(reinstateUntil(now.toISOString(), minutes))
  await freeRooms(tx, made)
  const row = await keepRow(tx, made, version, until)
  await markReservation(tx, made, row)
  const { note, price, back } = await moveMoney(tx, made, { operation, row })
  const cancelled = { row, ...(note ? { note } : {}) }
  const receipt = await writeCancellationReceipts(tx, made.signer, { ...cancelled, price })
  // Behind the receipt of the cancellation, which that of a refund names.
  await promiseRefund(tx, made, { operation, row, back })
  await recordCancellation(tx, { ...made, ...cancelled, receipt: receipt.number })
  return row
}

async function freeRooms(
  tx: Database,
  { own: { reservation }, cancellation }: ApplyCancellation,
): Promise<void> {
  const going = reservation.rooms.filter(({ roomNumber }) => numbersOf(cancellation).includes(roomNumber))
  await release(tx, nightsOfRooms(going))
  await setRoomStatus(tx, reservation.bookingId, numbersOf(cancellation), 'cancelled')
}

async function keepRow(
  tx: Database,
  { own: { reservation }, cancellation, reason, requestId, now }: ApplyCancellation,
  version: number,
  until: Date,
): Promise<CancellationRow> {
  const [row] = await tx
    .insert(cancellationTable)
    .values({
      reservationId: reservation.bookingId,
      code: codeLike('CXL'),
      version,
      roomNumbers: numbersOf(cancellation),
      cancellation,
      reason,
      requestId: requestId ?? null,
      ...reservation.stay,
      at: now,
      reinstateUntil: until,
    })
    .returning()
  if (!row) throw new Error('The cancellation was not kept')
  return row
}

async function markReservation(
  tx: Database,
  { own: { reservation }, cancellation, now }: ApplyCancellation,
  { version, code }: CancellationRow,
): Promise<void> {
  const { property, pricing } = reservation
  await tx
    .update(reservationTable)
    .set({
      version,
      promotionSaving: pricing.promotionSaving.amount - (cancellation.promotionLost?.saving.amount ?? 0),
      ...(cancellation.isWhole
        ? { cancellationCode: code, cancelledOn: today(property.timeZone, now.toISOString()) }
        : {}),
    })
    .where(eq(reservationTable.id, reservation.bookingId))
}

/**
 * The retained amount becomes revenue. The rest becomes credit, or is to be promised as a refund.
 */
async function moveMoney(
  tx: Database,
  { own: { reservation }, cancellation, asCredit, now: at }: ApplyCancellation,
  { operation, row }: { readonly operation: string; readonly row: CancellationRow },
): Promise<{ readonly price: Money; readonly note?: CreditNote; readonly back: readonly MoneyShare[] }> {
  const { bookingId: reservationId, currency, property } = reservation
  const units = asCredit ? creditUnitsOf(cancellation) : unitsOf(cancellation)
  const { moved, back } = asCredit ? asItIs(units) : netted(units)
  const sales = await sumByRoom(tx, { reservationId, account: 'revenue' })
  const sold = (roomNumber: number | null) =>
    0 - (sales.find((room) => room.roomNumber === roomNumber)?.amount ?? 0)
  const price = money(
    units.reduce((sum, { roomNumber }) => sum + sold(roomNumber), 0),
    currency,
  )
  await post(tx, { reservationId, currency, at }, [
    ...cancellationLines(units, moved, operation, sold),
    ...(asCredit ? creditLines(back, operation) : []),
  ])
  if (!asCredit) return { price, back }
  const note: CreditNote = {
    code: codeLike('CRN'),
    amount: creditOf(cancellation),
    validUntil: creditValidUntil(today(property.timeZone, at.toISOString())),
  }
  const { code, amount, validUntil } = note
  await tx.insert(creditNote).values({ code, cancellationId: row.id, ...amount, validUntil, createdAt: at })
  return { price, note, back }
}

type Promised = {
  readonly operation: string
  readonly row: CancellationRow
  readonly back: readonly MoneyShare[]
}

/** Promises what goes back, unless it became credit. It goes out when the cancellation can no longer be reinstated. */
async function promiseRefund(
  tx: Database,
  { own: { reservation }, cancellation, asCredit, now: at, signer }: ApplyCancellation,
  { operation, row, back: shares }: Promised,
): Promise<void> {
  if (asCredit) return
  const { bookingId: reservationId } = reservation
  const { refund: amount } = cancellation
  const { reinstateUntil: dueAt } = row
  await requestRefunds(tx, { reservationId, amount, operation, shares, at, dueAt, signer })
}

const asItIs = (units: ReturnType<typeof unitsOf>) => ({
  moved: [],
  back: units.map((unit) => ({ roomNumber: unit.roomNumber, amount: overOf(unit) })),
})

/** The nights rooms are booked for, as the inventory counts them. */
export const nightsOfRooms = (rooms: readonly Room[]): readonly RoomNight[] =>
  rooms.flatMap(({ category: { roomTypeId }, dailyRates }) =>
    dailyRates.map(({ date: night }) => ({ roomTypeId, night })),
  )

export const numbersOf = ({ rooms }: Pick<Cancellation, 'rooms'>): number[] =>
  rooms.map(({ roomNumber }) => roomNumber)

// Numbers are read over the phone: no characters that sound or look like others.
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number for the guest, `CXL-7K3F-9QWM`. */
const codeLike = (kind: 'CXL' | 'CRN'): string => `${kind}-${four()}-${four()}`

const four = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
