import {
  answerSpecialRequest as answerCall,
  encodeSpecialRequest,
  listSpecialRequests as listCall,
  markSpecialRequestSeen as markSeenCall,
  sendSpecialRequest as sendCall,
} from '@veranda/contract'
import type { SpecialRequest } from '@veranda/domain'
import { serve } from '../platform/http/serve.ts'
import type { Once } from '../platform/idempotency/do-once.ts'
import { answerRequest } from './answer-request.ts'
import { markSeen } from './mark-seen.ts'
import { sendRequest } from './send-request.ts'
import { and, desc, eq } from 'drizzle-orm'
import { reservation, specialRequest } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { requireOwn } from '../reservations/require-own.ts'
import type { Service } from '../platform/service.ts'
import { toSpecialRequest } from './to-special-request.ts'

const onWire = ({ answer, isReplay }: Once<SpecialRequest>) => ({
  wire: encodeSpecialRequest(answer),
  isReplay,
})

export const requestRoutes = {
  sendSpecialRequest: serve(sendCall, async (service, { guest, params, body, claim, version }) => {
    const input = { roomId: Number(params.roomId), text: body.comment, version }
    return onWire(await sendRequest(service, guest, input, claim))
  }),
  listSpecialRequests: serve(listCall, async (service, { guest, params }) => {
    const requests = await listRequests(service, guest, Number(params.bookingId))
    return requests.map(encodeSpecialRequest)
  }),
  markSpecialRequestSeen: serve(markSeenCall, async (service, { staff, params, claim }) =>
    onWire(await markSeen(service, staff, Number(params.requestId), claim)),
  ),
  answerSpecialRequest: serve(answerCall, async (service, { staff, params, body, claim }) => {
    const input = { requestId: Number(params.requestId), answer: body.answer }
    return onWire(await answerRequest(service, staff, input, claim))
  }),
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
