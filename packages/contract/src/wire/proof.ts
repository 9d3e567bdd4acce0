import type { Proof } from '@veranda/domain'
import { type InferOutput, number, object, string } from 'valibot'

export const wireProof = /* @__PURE__ */ object({
  proofId: string(),
  fileName: string(),
  fileSize: number(),
  contentType: string(),
})
export type WireProof = InferOutput<typeof wireProof>

export const decodeProof = ({ proofId, fileName, fileSize, contentType }: WireProof): Proof => ({
  proofId,
  name: fileName,
  size: fileSize,
  type: contentType,
})

export const encodeProof = ({ proofId, name, size, type }: Proof): WireProof => ({
  proofId,
  fileName: name,
  fileSize: size,
  contentType: type,
})
