import { requestStep, type SpecialRequest, tidyText } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import type { Database } from '../platform/db/database.ts'
import { specialRequest } from '../schema/reservation.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { StaffSession } from '../identity/identity.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { recordRequest } from './record-request.ts'
import { requireRequest } from './require-request.ts'
import { toSpecialRequest } from './to-special-request.ts'

export type Answer = { readonly requestId: number; readonly answer: string }

/** The hotel's answer to a request. It can be given only once, because the guest may have read it. */
export async function answerRequest(
  service: Service & RefusingIn<'answerSpecialRequest'>,
  staff: StaffSession,
  input: Answer,
  claim: Claim,
): Promise<Once<SpecialRequest>> {
  return doOnceInTransaction(service, claim, (tx, now) => answer(tx, staff, input, now))
}

async function answer(
  tx: Database & RefusingIn<'answerSpecialRequest'>,
  staff: StaffSession,
  input: Answer,
  now: Date,
): Promise<SpecialRequest> {
  const { reservation, row } = await requireRequest(tx, input.requestId, now)
  const { reservationCode } = reservation
  const { state } = toSpecialRequest(row, reservationCode)
  if (requestStep(state, 'answered') === 'answered-before')
    throw tx.refuse('request-answered', 'This request has already been answered.')
  const words = tidyText(input.answer)
  if (words === '') throw tx.refuse('request-missing', 'The answer is empty.')
  const given = { seenAt: row.seenAt ?? now, answeredAt: now, answer: words }
  await tx.update(specialRequest).set(given).where(eq(specialRequest.id, row.id))
  const actor = asStaff(staff)
  await recordRequest(tx, reservation, { kind: 'request-answered', row, actor, now })
  return toSpecialRequest({ ...row, ...given }, reservationCode)
}
