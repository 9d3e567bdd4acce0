import { object, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decodeProof, wireProof } from '../../wire/proof.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'

/**
 * Takes a file that shows why. Its bytes are the body, its name stands percent-encoded in a header; what it is, its
 * content decides. Sent by `sendFile`, which tells how far it has come.
 */
export const sendProof = /* @__PURE__ */ endpoint({
  name: 'sendProof',
  method: 'POST',
  path: '/booking/:bookingId/proofs',
  summary: 'Takes a proof: the bytes of a PDF or a picture',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  headers: object({ 'veranda-file-name': text(500) }),
  takesFile: true,
  guard: 'once',
  refusals: [
    'proof-empty',
    'proof-too-large',
    'proof-too-many',
    'proof-bad-name',
    'proof-wrong-type',
    'proof-broken',
    'proof-too-many-pixels',
    'proof-acts',
    'proof-locked',
    'action-not-allowed',
  ],
  reply: { status: 200, schema: wireProof, decode: decodeProof },
})
