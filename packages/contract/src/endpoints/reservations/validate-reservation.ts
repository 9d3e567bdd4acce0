import { boolean, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { codeText, text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { answer, parts } from '../../wire/shape.ts'

/** Whether a number and a name belong together. It reveals nothing else, and is rate-limited. */
export const validateReservation = /* @__PURE__ */ endpoint({
  name: 'validateReservation',
  method: 'POST',
  path: '/booking/reservation/validate',
  summary: 'Whether a reservation number and a guest name belong together',
  access: 'open',
  refusals: {
    'sign-in-by-link': nothing,
  },
  body: strictObject({ reservationCode: codeText(), firstName: text(120), lastName: text(120) }),
  reply: answer(parts({ isValid: boolean() })),
})
