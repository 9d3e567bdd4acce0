import { array, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decodeProof, wireProof } from '../../wire/proof.ts'
import { text } from '../../wire/text.ts'

/** The files a guest handed in with a request, whatever became of it. */
export const listProofs = /* @__PURE__ */ endpoint({
  name: 'listProofs',
  method: 'GET',
  path: '/staff/cancellation-requests/:requestId/proofs',
  summary: 'The proofs that were handed in with a request to cancel',
  access: 'staff',
  params: strictObject({ requestId: text(64) }),
  reply: { status: 200, schema: array(wireProof), decode: (wire) => wire.map(decodeProof) },
})
