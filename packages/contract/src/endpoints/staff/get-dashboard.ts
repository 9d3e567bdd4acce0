import { endpoint } from '../../endpoint.ts'
import { wireDashboard } from '../../wire/dashboard.ts'
import { answer } from '../../wire/shape.ts'

/** The first page of the back office, with what its reader may see. */
export const getDashboard = /* @__PURE__ */ endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/staff/dashboard',
  summary: 'Arrivals, what waits, the last reservations and payments, money by day, cancellations by reason',
  access: 'staff',
  permission: 'dashboard:read',
  reply: answer(wireDashboard),
})
