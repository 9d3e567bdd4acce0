import { type ProofType, proofTypes } from '@veranda/domain'
import { fileTypeFromBuffer } from 'file-type'

/** Enough of a file to tell what it is. */
const headBytes = 4_100

/** What a file is by its content; neither its name nor what its sender says of it counts. */
export async function proofTypeOf(bytes: Buffer): Promise<ProofType | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes))
  // Phones write HEIC under the name of its family too.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime
  return proofTypes.find((one) => one === type)
}
