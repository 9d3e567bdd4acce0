import { endpoint } from '../../endpoint.ts'
import { wireParkedEvent } from '../../wire/parked-event.ts'
import { answer, list } from '../../wire/shape.ts'

/** Payment events that need a look, the newest first: what a provider told that does not fit the payment it names. */
export const listParkedEvents = /* @__PURE__ */ endpoint({
  name: 'listParkedEvents',
  method: 'GET',
  path: '/staff/payment-events',
  summary: 'Payment events that need a look',
  access: 'staff',
  reply: answer(list(wireParkedEvent)),
})
