import { endpoints } from '@veranda/contract'
import { eq } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { serveValue } from '../platform/http/serve.ts'
import { langCodeFrom } from '../platform/language.ts'
import { doOnVersion } from '../reservations/do-on-version.ts'
import { raiseVersion } from '../reservations/record.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import { askForStandby } from './ask-for-standby.ts'
import { listStandby } from './list-standby.ts'
import { lockWaitingRequest } from './lock-waiting-request.ts'

export const standbyRoutes = {
  listStandby: serveValue(endpoints.listStandby, (service, { guest, params, query, call }) =>
    listStandby(service, guest, Number(params.bookingId), langCodeFrom(query.langCode, call)),
  ),
  askForStandby: serveValue(endpoints.askForStandby, (service, { guest, params, body, claim, ...asked }) => {
    const { roomNumber, idDefRoomTypes: roomTypeIds, ceilingPerNight: ceiling } = body
    const request = { bookingId: Number(params.bookingId), roomNumber, roomTypeIds, ceiling }
    return askForStandby(service, guest, { ...asked, ...request }, claim)
  }),
  /** Withdraws a guest's standby request for a room. */
  withdrawStandby: serveValue(
    endpoints.withdrawStandby,
    (service, { guest, params, body: { roomNumber }, claim, version }) => {
      const seen = { bookingId: Number(params.bookingId), version }
      return doOnVersion(service, guest, seen, claim, async (tx, reservation, now) => {
        const row = await lockWaitingRequest(tx, reservation.bookingId, roomNumber)
        if (!row) throw tx.refuse('no-standby', 'There is no waitlist request for this room.')
        await tx
          .update(standbyRequest)
          .set({ state: 'withdrawn', endedAt: now })
          .where(eq(standbyRequest.id, row.id))
        await raiseVersion(tx, reservation)
        await appendAudit(tx, {
          at: now,
          actor: asGuest(guest),
          action: 'standby-withdrawn',
          reservationId: reservation.bookingId,
          detail: { room: roomNumber, request: row.id },
        })
      })
    },
  ),
}
