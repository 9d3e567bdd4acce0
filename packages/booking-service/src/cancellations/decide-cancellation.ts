import { type CancellationReceipt, cancellationOf, type Locale } from '@veranda/domain'
import { asStaff } from '../audit/actor.ts'
import type { StaffSession } from '../identity/identity.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { wordsOfLocale } from '../platform/language.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import type { Signing } from '../receipts/signer.ts'
import { lockReservationOf } from '../reservations/require-reservation.ts'
import { cancellationRequest } from '../schema/cancellation.ts'
import { applyCancellation } from './apply-cancellation.ts'
import { endRequest, keepRooms, openRequest } from './end-request.ts'
import { latestReceipt } from './latest-receipt.ts'

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
  { requestId, decision, note, locale }: Decision,
  claim: Claim,
): Promise<Once<CancellationReceipt>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const own = await lockReservationOf(tx, cancellationRequest, requestId, now)
    const request = own && (await openRequest(tx, own.reservation.bookingId))
    if (!own || request?.id !== requestId)
      throw tx.refuse('no-request', 'There is no open request with this number.')
    const { reservation } = own
    // The letter uses the language the guest asked in; the team reads the receipt in its own.
    const { locale: askedIn, ...reason } = request.reason
    const context = { actor: asStaff(staff), locale: askedIn ?? locale, now, signer: service.signer }
    if (decision === 'decline')
      await keepRooms(tx, reservation, { ...context, request, step: 'decline', note })
    else {
      await endRequest(tx, { ...context, request, step: 'grant', note })
      const { roomNumbers, askedAt } = request
      const cancellation = cancellationOf(reservation, roomNumbers, askedAt.toISOString())
      await applyCancellation(tx, { ...context, own, cancellation, reason, asCredit: false, requestId })
    }
    const receipt = await latestReceipt(tx, reservation, wordsOfLocale(locale))
    if (!receipt) throw new Error('What was decided has no receipt')
    return receipt
  })
}
