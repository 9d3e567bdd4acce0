import type { Proof } from '@veranda/domain'
import { number, string } from 'valibot'
import { as, shape } from './shape.ts'
import { encode } from './encode.ts'

export const wireProof = /* @__PURE__ */ shape<Proof>()({
  proofId: string(),
  fileName: as('name', string()),
  fileSize: as('size', number()),
  contentType: as('type', string()),
})
export const encodeProof = (proof: Proof) => encode(wireProof, proof)
