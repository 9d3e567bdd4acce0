import { type NoBankTransfer, noBankTransferReasons } from '@veranda/domain'
import { boolean, object, optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { balanceRefusals } from '../../balance-refusals.ts'
import { wireBankTransferOverview } from '../../wire/bank-transfer.ts'
import { decoded } from '../../wire/decoded.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Announces that what a quote of a balance says is paid by bank transfer. Until it is there, it stays due. */
export const announceBankTransfer = /* @__PURE__ */ endpoint({
  name: 'announceBankTransfer',
  method: 'POST',
  path: '/booking/:bookingId/bank-transfer',
  summary: 'Announces that a balance is paid by bank transfer',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({
    quoteId: text(64),
    quoteToken: text(200),
    /** The guest accepted the terms that hold now, in the language of the call: it is noted which. */
    acceptedTerms: optional(boolean()),
  }),
  guard: 'once-on-version',
  refusals: {
    ...balanceRefusals,
    'terms-not-accepted': nothing,
    'bank-transfer-not-possible': /* @__PURE__ */ decoded(
      /* @__PURE__ */ object({ reason: picklist(noBankTransferReasons) }),
      ({ reason }): { readonly reason: NoBankTransfer } => ({ reason }),
    ),
  },
  reply: answer(wireBankTransferOverview),
})
