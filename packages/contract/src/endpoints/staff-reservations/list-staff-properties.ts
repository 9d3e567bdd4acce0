import { number, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { answer, list, parts } from '../../wire/shape.ts'

/** The properties that reservations can be filtered by. */
export const listStaffProperties = /* @__PURE__ */ endpoint({
  name: 'listStaffProperties',
  method: 'GET',
  path: '/staff/reservations/properties',
  summary: 'The properties that reservations are filtered by',
  access: 'staff',
  permission: 'reservations:read',
  reply: answer(list(parts({ propertyId: number(), name: string() }))),
})
