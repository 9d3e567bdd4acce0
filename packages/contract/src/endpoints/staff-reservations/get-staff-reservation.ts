import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decodeStaffReservation, wireStaffReservation } from '../../wire/staff-reservation.ts'
import { codeText } from '../../wire/text.ts'

/** A reservation with its letters, notes and what waits; with its money and audit with the permissions for those. */
export const getStaffReservation = /* @__PURE__ */ endpoint({
  name: 'getStaffReservation',
  method: 'GET',
  path: '/staff/reservations/details/:codeReservation',
  summary: 'A reservation as its guest sees it, beside what only staff see',
  access: 'staff',
  permission: 'reservations:read',
  params: strictObject({ codeReservation: codeText() }),
  reply: { status: 200, schema: wireStaffReservation, decode: decodeStaffReservation },
})
