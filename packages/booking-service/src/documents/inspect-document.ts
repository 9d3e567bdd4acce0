import { type DocumentProblem, type DocumentType, documentTypes } from '@veranda/domain'
import { disableTypes, imageSize, types } from 'image-size'
import { heicAlone } from './heic-boxes.ts'
import { pdfTrouble } from './pdf-contents.ts'
import { fileTypeFromBuffer } from 'file-type'

const mostPixels = 40_000_000

// Kinds of images nobody may send have nothing to be measured.
disableTypes(types.filter((type) => !['jpg', 'png', 'webp', 'heif'].includes(type)))

/** What a file is, and its bytes as they are stored: or why it is not taken. */
export type Inspected =
  | { readonly type: DocumentType; readonly bytes: Uint8Array }
  | { readonly problem: DocumentProblem }

/** Looks at a file and draws a picture anew. Only ever called in a process of its own. */
export async function inspectDocument(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) return { problem: 'empty' }
  const type = await documentTypeOf(bytes)
  if (!type) return { problem: 'wrong-type' }
  const stored = type === 'application/pdf' ? (pdfTrouble(bytes) ?? bytes) : await imageAlone(type, bytes)
  if (typeof stored === 'string') return { problem: stored }
  return isAlsoArchive(stored) ? { problem: 'wrong-type' } : { type, bytes: stored }
}

type ImageType = Exclude<DocumentType, 'application/pdf'>

/** A picture and nothing else a file can carry; or why there is none. */
async function imageAlone(type: ImageType, bytes: Buffer): Promise<Buffer | DocumentProblem> {
  const pixels = pixelsOf(bytes)
  if (pixels === undefined) return 'broken'
  if (pixels > mostPixels) return 'too-many-pixels'
  // The decoder's prebuilt program leaves out the codec of HEIC, for its patents.
  const alone = type === 'image/heic' ? heicAlone(bytes) : await redrawn(type, bytes)
  return alone ?? 'broken'
}

/** The first page of a picture, upright, in bytes of our own; nothing where it cannot be drawn. */
async function redrawn(type: Exclude<ImageType, 'image/heic'>, bytes: Buffer): Promise<Buffer | undefined> {
  // Loaded for the first picture: documents have no need of it.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient()
  const encoded = {
    'image/jpeg': () => picture.jpeg({ quality: 90 }),
    'image/png': () => picture.png(),
    'image/webp': () => picture.webp({ quality: 90 }),
  }[type]()
  return encoded.toBuffer().catch(() => undefined)
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

/** An archive is read from its end: a file can be a document from the front and an archive from behind. */
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

/** Enough of a file to tell what it is. */
const headBytes = 4_100

/** What a file is by its content; neither its name nor what its sender says of it counts. */
async function documentTypeOf(bytes: Buffer): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes))
  // Phones write HEIC under the name of its family too.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime
  return documentTypes.find((one) => one === type)
}
