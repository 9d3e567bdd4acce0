import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireCredit } from '../../wire/receipt.ts'
import { answer, list } from '../../wire/shape.ts'
import { codeText } from '../../wire/text.ts'

/** The credits for another stay that come from this reservation, the newest first. */
export const listCredits = /* @__PURE__ */ endpoint({
  name: 'listCredits',
  method: 'GET',
  path: '/credits/booking/:codeReservation',
  summary: 'The credits for a future stay that come from a reservation: what is left, until when',
  access: 'guest',
  params: strictObject({ codeReservation: codeText() }),
  reply: answer(list(wireCredit)),
})
