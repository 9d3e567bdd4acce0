import { endpoints } from '@veranda/contract'
import { and, desc, eq } from 'drizzle-orm'
import { serveValue } from '../platform/http/serve.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { reservation, specialRequest } from '../schema/reservation.ts'
import { answerRequest, markSeen } from './answer-request.ts'
import { sendRequest } from './send-request.ts'
import { toSpecialRequest } from './to-special-request.ts'

export const requestRoutes = {
  sendSpecialRequest: serveValue(
    endpoints.sendSpecialRequest,
    (service, { guest, params, body, claim, version }) =>
      sendRequest(service, guest, { roomId: Number(params.roomId), text: body.comment, version }, claim),
  ),
  /** The guest's requests for all rooms, newest first. For another guest's reservation it finds nothing. */
  listSpecialRequests: serveValue(endpoints.listSpecialRequests, async ({ store }, { guest, params }) => {
    const { reservationCode, brand } = guest
    const rows = await store.db
      .select({ bookingId: reservation.id, request: specialRequest })
      .from(reservation)
      .leftJoin(specialRequest, eq(specialRequest.reservationId, reservation.id))
      .where(and(eq(reservation.code, reservationCode), eq(reservation.brand, brand)))
      .orderBy(desc(specialRequest.at), desc(specialRequest.id))
    requireOwn({ bookingId: rows[0]?.bookingId ?? 0 }, Number(params.bookingId))
    return rows.flatMap(({ request }) => (request ? [toSpecialRequest(request, reservationCode)] : []))
  }),
  markSpecialRequestSeen: serveValue(endpoints.markSpecialRequestSeen, (service, { staff, params, claim }) =>
    markSeen(service, staff, Number(params.requestId), claim),
  ),
  answerSpecialRequest: serveValue(
    endpoints.answerSpecialRequest,
    (service, { staff, params, body, claim }) =>
      answerRequest(service, staff, { requestId: Number(params.requestId), answer: body.answer }, claim),
  ),
}
