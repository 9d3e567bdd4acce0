import { type CancellationReceipt, cancellationOf, type Locale } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import type { Database } from '../platform/db/database.ts'
import { cancellationRequest } from '../schema/cancellation.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { StaffSession } from '../identity/identity.ts'
import { wordsOfLocale } from '../platform/language.ts'
import type { Refusing, RefusingIn } from '../platform/refusal.ts'
import { lockReservation, type OwnReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import type { ReceiptSigner, Signing } from '../receipts/signer.ts'
import { endRequest, keepRooms, openRequest } from './end-request.ts'
import type { RequestRow } from '../schema/cancellation.ts'
import { latestReceipt } from './latest-receipt.ts'
import { applyCancellation } from './apply-cancellation.ts'

export type Decision = {
  readonly requestId: string
  readonly decision: 'grant' | 'decline'
  readonly note?: string | undefined
  readonly locale: Locale
}

/** The team's decision: if granted, the rooms are cancelled as quoted; if declined, they stay booked. */
export async function decideCancellation(
  service: Service & Signing & RefusingIn<'decideCancellation'>,
  staff: StaffSession,
  input: Decision,
  claim: Claim,
): Promise<Once<CancellationReceipt>> {
  return doOnceInTransaction(service, claim, (tx, now) => decide(tx, service.signer, staff, input, now))
}

async function decide(
  tx: Database & RefusingIn<'decideCancellation'>,
  signer: ReceiptSigner,
  staff: StaffSession,
  { requestId, decision, note, locale }: Decision,
  now: Date,
): Promise<CancellationReceipt> {
  const { own, request } = await requireRequest(tx, requestId, now)
  const { reservation } = own
  const actor = asStaff(staff)
  // The letter uses the language the guest asked in; the team reads the receipt in its own.
  const { locale: askedIn, ...reason } = request.reason
  const context = { actor, locale: askedIn ?? locale, now }
  if (decision === 'decline') await keepRooms(tx, reservation, { ...context, request, step: 'decline', note })
  else {
    await endRequest(tx, { ...context, request, step: 'grant', note })
    const { roomNumbers, askedAt } = request
    const cancellation = cancellationOf(reservation, roomNumbers, askedAt.toISOString())
    const made = { ...context, signer, own }
    await applyCancellation(tx, { ...made, cancellation, reason, asCredit: false, requestId })
  }
  const receipt = await latestReceipt(tx, reservation, wordsOfLocale(locale))
  if (!receipt) throw new Error('What was decided has no receipt')
  return receipt
}

async function requireRequest(
  tx: Database & Refusing<'no-request'>,
  requestId: string,
  now: Date,
): Promise<{ readonly own: OwnReservation; readonly request: RequestRow }> {
  const [of] = isUuid(requestId)
    ? await tx
        .select({ reservationCode: reservationTable.code, brand: reservationTable.brand })
        .from(cancellationRequest)
        .innerJoin(reservationTable, eq(reservationTable.id, cancellationRequest.reservationId))
        .where(eq(cancellationRequest.id, requestId))
    : []
  const own = of && (await lockReservation(tx, of, now))
  const request = own && (await openRequest(tx, own.reservation.bookingId))
  if (!own || request?.id !== requestId)
    throw tx.refuse('no-request', 'There is no open request with this number.')
  return { own, request }
}
