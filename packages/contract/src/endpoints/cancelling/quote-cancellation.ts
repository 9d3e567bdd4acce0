import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decodeCancelQuote, wireCancelQuote } from '../../wire/cancel-quote.ts'
import { roomNumbers } from '../../wire/room-numbers.ts'
import { rowId } from '../../wire/whole-number.ts'
import { roomsRefusals } from '../../selection-refusals.ts'

/**
 * Quotes penalty and refund of cancelling rooms now, valid for a while but never past the next deadline;
 * changes nothing. A newer quote replaces the older.
 */
export const quoteCancellation = /* @__PURE__ */ endpoint({
  name: 'quoteCancellation',
  method: 'POST',
  path: '/booking/penaltyrooms',
  summary:
    'A quote for cancelling the chosen rooms: paid, penalty, refund, still owed, and until when it holds',
  access: 'guest',
  body: strictObject({ bookingId: rowId(), roomNumbers: roomNumbers() }),
  refusals: roomsRefusals,
  reply: { status: 200, schema: wireCancelQuote, decode: decodeCancelQuote },
})
