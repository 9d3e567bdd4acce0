import {
  encodeReservationPage,
  encodeSentLetter,
  encodeStaffNote,
  encodeStaffReservation,
  endpoints,
  langCodeOf,
} from '@veranda/contract'
import { isPlainDate, reservationSearchIn } from '@veranda/domain'
import { asc } from 'drizzle-orm'
import { onWire } from '../../platform/http/idempotent-write.ts'
import { cursorIn } from '../../platform/db/keyset-page.ts'
import { serve } from '../../platform/http/serve.ts'
import { wordsFor } from '../../platform/language.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import { property } from '../../schema/property.ts'
import { sendLetterForGuest, sendLinkForGuest } from './act-for-guest.ts'
import { findReservations } from './find-reservations.ts'
import { getStaffReservation } from './get-reservation.ts'
import { recordNote } from './record-note.ts'

export const staffReservationRoutes = {
  listStaffReservations: serve(endpoints.listStaffReservations, async (service, { query, call }) => {
    const { search = '', property: propertyId, pageAt, arrivalFrom, arrivalTo, state, order } = query
    const cursor = pageAt === undefined ? undefined : cursorIn(pageAt)
    requireDays([arrivalFrom, arrivalTo, cursor?.key])
    const typed = search.trim()
    const understood = reservationSearchIn(typed, { isMonthFirst: call.locale === 'en-US' })
    // A text that is too short to say anything finds nothing, rather than everything.
    if (typed !== '' && !understood) return encodeReservationPage({ reservations: [] })
    return encodeReservationPage(
      await findReservations(service, {
        search: understood,
        propertyId: propertyId === undefined ? undefined : Number(propertyId),
        arrivalFrom,
        arrivalTo,
        state,
        order,
        cursor,
      }),
    )
  }),
  listStaffProperties: serve(endpoints.listStaffProperties, async ({ store }) =>
    store.db
      .select({ propertyId: property.id, name: property.name })
      .from(property)
      .orderBy(asc(property.name)),
  ),
  getStaffReservation: serve(endpoints.getStaffReservation, async (service, { staff, params, call }) =>
    encodeStaffReservation(
      await getStaffReservation(service, staff, params.codeReservation, wordsFor(call)),
      langCodeOf(call.locale),
    ),
  ),
  recordStaffNote: serve(endpoints.recordStaffNote, async (service, { staff, params, body, claim }) =>
    onWire(
      await recordNote(service, staff, { code: params.codeReservation, text: body.text }, claim),
      encodeStaffNote,
    ),
  ),
  sendLetterForGuest: serve(endpoints.sendLetterForGuest, async (service, { staff, params, body, claim }) =>
    onWire(
      await sendLetterForGuest(service, staff, { code: params.codeReservation, ...body }, claim),
      (letters) => letters.map(encodeSentLetter),
    ),
  ),
  sendLinkForGuest: serve(endpoints.sendLinkForGuest, async (service, { staff, params, body, claim }) =>
    onWire(
      await sendLinkForGuest(service, staff, { code: params.codeReservation, ...body }, claim),
      (sent) => sent,
    ),
  ),
}

/** The format of a day says nothing of whether there is such a day. */
function requireDays(days: readonly (string | undefined)[]): void {
  if (days.some((day) => day !== undefined && !isPlainDate(day)))
    throw new ServiceRefusal('malformed-request', 'There is no such day.')
}
