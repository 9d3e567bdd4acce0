import { endpoints } from '@veranda/contract'
import type { SpecialRequest } from '@veranda/domain'
import { serveValue } from '../platform/http/serve.ts'
import { answerRequest } from './answer-request.ts'
import { markSeen } from './mark-seen.ts'
import { sendRequest } from './send-request.ts'
import { and, desc, eq } from 'drizzle-orm'
import { reservation, specialRequest } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { requireOwn } from '../reservations/require-own.ts'
import type { Service } from '../platform/service.ts'
import { toSpecialRequest } from './to-special-request.ts'

export const requestRoutes = {
  sendSpecialRequest: serveValue(
    endpoints.sendSpecialRequest,
    (service, { guest, params, body, claim, version }) =>
      sendRequest(service, guest, { roomId: Number(params.roomId), text: body.comment, version }, claim),
  ),
  listSpecialRequests: serveValue(endpoints.listSpecialRequests, (service, { guest, params }) =>
    listRequests(service, guest, Number(params.bookingId)),
  ),
  markSpecialRequestSeen: serveValue(endpoints.markSpecialRequestSeen, (service, { staff, params, claim }) =>
    markSeen(service, staff, Number(params.requestId), claim),
  ),
  answerSpecialRequest: serveValue(
    endpoints.answerSpecialRequest,
    (service, { staff, params, body, claim }) =>
      answerRequest(service, staff, { requestId: Number(params.requestId), answer: body.answer }, claim),
  ),
}

/** The guest's requests for all rooms, newest first. For another guest's reservation it finds nothing. */
async function listRequests(
  { store }: Pick<Service, 'store'>,
  { reservationCode, brand }: GuestSession,
  bookingId: number,
): Promise<readonly SpecialRequest[]> {
  const rows = await store.db
    .select({ bookingId: reservation.id, request: specialRequest })
    .from(reservation)
    .leftJoin(specialRequest, eq(specialRequest.reservationId, reservation.id))
    .where(and(eq(reservation.code, reservationCode), eq(reservation.brand, brand)))
    .orderBy(desc(specialRequest.at), desc(specialRequest.id))
  requireOwn({ bookingId: rows[0]?.bookingId ?? 0 }, bookingId)
  return rows.flatMap(({ request }) => (request ? [toSpecialRequest(request, reservationCode)] : []))
}
