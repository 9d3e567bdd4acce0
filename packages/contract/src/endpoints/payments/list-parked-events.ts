import { endpoint } from '../../endpoint.ts'
import { wireParkedEvent } from '../../wire/parked-event.ts'
import { answer, list } from '../../wire/shape.ts'

/** Parked payment events, newest first: reports of a provider that contradict the payment they name. */
export const listParkedEvents = /* @__PURE__ */ endpoint({
  name: 'listParkedEvents',
  method: 'GET',
  path: '/staff/payment-events',
  summary: 'Payment events that need a look',
  access: 'staff',
  permission: 'payments:read',
  reply: answer(list(wireParkedEvent)),
})
