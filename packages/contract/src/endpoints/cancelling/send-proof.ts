import { object, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireProof } from '../../wire/proof.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { text } from '../../wire/text.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

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
  refusals: {
    'proof-empty': nothing,
    'proof-too-large': nothing,
    'proof-too-many': nothing,
    'proof-bad-name': nothing,
    'proof-wrong-type': nothing,
    'proof-broken': nothing,
    'proof-too-many-pixels': nothing,
    'proof-acts': nothing,
    'proof-locked': nothing,
    'action-not-allowed': actionReason,
  },
  reply: answer(wireProof),
})
