import { reservationsPerPage } from '@veranda/domain'
import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { plainDate } from '../../wire/scalars.ts'
import { answer } from '../../wire/shape.ts'
import {
  reservationOrder,
  reservationPlace,
  reservationState,
  wireReservationPage,
} from '../../wire/staff-reservation.ts'
import { textOrEmpty } from '../../wire/text.ts'

/** Reservations by arrival, the latest first unless asked otherwise: by what was typed into one box, and filtered. */
export const listStaffReservations = /* @__PURE__ */ endpoint({
  name: 'listStaffReservations',
  method: 'GET',
  path: '/staff/reservations',
  summary: `Reservations by number, name, e-mail or arrival, ${reservationsPerPage} a page`,
  access: 'staff',
  permission: 'reservations:read',
  query: strictObject({
    search: optional(textOrEmpty(80)),
    property: optional(rowNumber()),
    arrivalFrom: optional(plainDate),
    arrivalTo: optional(plainDate),
    state: optional(reservationState),
    order: optional(reservationOrder),
    pageAt: optional(reservationPlace),
  }),
  reply: answer(wireReservationPage),
})
