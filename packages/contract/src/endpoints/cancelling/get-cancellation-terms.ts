import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireCancellationTerms } from '../../wire/cancellation-terms.ts'
import { roomNumbers } from '../../wire/room-numbers.ts'
import { rowId } from '../../wire/whole-number.ts'
import { roomsRefusals } from '../../selection-refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * The perks that cancelling would end, those that remain, each room's policy, and the penalty at other
 * moments.
 */
export const getCancellationTerms = /* @__PURE__ */ endpoint({
  name: 'getCancellationTerms',
  method: 'POST',
  path: '/booking/roomsfindpolicy',
  summary: 'The terms under which the chosen rooms would be cancelled',
  access: 'guest',
  body: strictObject({ bookingId: rowId(), roomNumbers: roomNumbers() }),
  refusals: roomsRefusals,
  reply: answer(wireCancellationTerms),
})
