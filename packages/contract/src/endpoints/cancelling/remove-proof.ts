import { object, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'

/** Takes a proof back, as long as it was not handed in. */
export const removeProof = /* @__PURE__ */ endpoint({
  name: 'removeProof',
  method: 'DELETE',
  path: '/booking/:bookingId/proofs/:proofId',
  summary: 'Takes a proof back before it is handed in',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber(), proofId: text(64) }),
  guard: 'once',
  refusals: {
    'proof-not-found': nothing,
  },
  reply: {
    status: 200,
    schema: object({ proofId: string() }),
    decode: ({ proofId }): { readonly proofId: string } => ({ proofId }),
  },
})
