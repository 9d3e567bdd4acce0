import type { ProofObstacle, ProofType } from '@veranda/domain'
import { disableTypes, imageSize, types } from 'image-size'
import { imageEnd } from './image-end.ts'
import { pdfTrouble } from './pdf-contents.ts'
import { proofTypeOf } from './proof-type.ts'

const mostPixels = 40_000_000

// Kinds of images nobody may send have nothing to be measured.
disableTypes(types.filter((type) => !['jpg', 'png', 'webp', 'heif'].includes(type)))

export type Inspected = { readonly type: ProofType } | { readonly obstacle: ProofObstacle }

/** What a file is, looked at and never opened: or why it is not taken. Only ever called in a worker thread. */
export async function inspectProof(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) return { obstacle: 'empty' }
  const type = await proofTypeOf(bytes)
  if (!type) return { obstacle: 'wrong-type' }
  const obstacle = type === 'application/pdf' ? pdfTrouble(bytes) : imageObstacle(type, bytes)
  if (obstacle) return { obstacle }
  return isAlsoArchive(bytes) ? { obstacle: 'hides-something' } : { type }
}

function imageObstacle(
  type: Exclude<ProofType, 'application/pdf'>,
  bytes: Buffer,
): ProofObstacle | undefined {
  const pixels = pixelsOf(bytes)
  if (pixels === undefined) return 'broken'
  if (pixels > mostPixels) return 'too-many-pixels'
  const end = imageEnd(type, bytes)
  if (end === undefined) return 'broken'
  return end < bytes.length ? 'hides-something' : undefined
}

/** By what its head says: nothing of a bomb is unpacked. */
function pixelsOf(bytes: Buffer): number | undefined {
  try {
    const { width, height, images = [] } = imageSize(bytes)
    const all = [{ width, height }, ...images].map((one) => one.width * one.height)
    const most = Math.max(...all)
    return Number.isSafeInteger(most) && most > 0 ? most : undefined
  } catch {
    return undefined
  }
}

/** An archive is read from its end: a file can be a picture from the front and an archive from behind. */
function isAlsoArchive(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - 65_557)
  for (
    let at = bytes.indexOf('PK\u0005\u0006', from, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\u0005\u0006', at + 1, 'latin1')
  )
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return true
  return false
}
