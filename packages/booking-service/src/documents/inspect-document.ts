import { type DocumentProblem, type DocumentType, documentTypes } from '@veranda/domain'
import { disableTypes, imageSize, types } from 'image-size'
import { heicAlone } from './heic-boxes.ts'
import { pdfTrouble } from './pdf-contents.ts'
import { fileTypeFromBuffer } from 'file-type'

const mostPixels = 40_000_000

// Image types that are not accepted need no size.
disableTypes(types.filter((type) => !['jpg', 'png', 'webp', 'heif'].includes(type)))

/** A file's type and its bytes as they are stored, or why it is refused. */
export type Inspected =
  | { readonly type: DocumentType; readonly bytes: Uint8Array }
  | { readonly problem: DocumentProblem }

/** Inspects a file and re-encodes a picture. Call it in a separate process only. */
export async function inspectDocument(bytes: Buffer): Promise<Inspected> {
  if (bytes.length === 0) return { problem: 'empty' }
  const type = await documentTypeOf(bytes)
  if (!type) return { problem: 'wrong-type' }
  const stored = type === 'application/pdf' ? (pdfTrouble(bytes) ?? bytes) : await imageAlone(type, bytes)
  if (typeof stored === 'string') return { problem: stored }
  return isAlsoArchive(stored) ? { problem: 'wrong-type' } : { type, bytes: stored }
}

type ImageType = Exclude<DocumentType, 'application/pdf'>

/** The picture alone, without any other data in its file; or why it is refused. */
async function imageAlone(type: ImageType, bytes: Buffer): Promise<Buffer | DocumentProblem> {
  const pixels = pixelsOf(bytes)
  if (pixels === undefined) return 'broken'
  if (pixels > mostPixels) return 'too-many-pixels'
  // The prebuilt decoder lacks the HEIC codec because of its patents.
  const alone = type === 'image/heic' ? heicAlone(bytes) : await redrawn(type, bytes)
  return alone ?? 'broken'
}

/** The first frame of a picture, upright and re-encoded; `undefined` where it cannot be decoded. */
async function redrawn(type: Exclude<ImageType, 'image/heic'>, bytes: Buffer): Promise<Buffer | undefined> {
  // Loaded with the first picture: PDFs do not need it.
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

/** Read from the header, so that a decompression bomb is never unpacked. */
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

/**
 * Archives are read from their end, so that a file can be a document from its start and an archive from its
 * end.
 */
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

/** Enough bytes of a file to detect its type. */
const headBytes = 4_100

/** A file's type by its content; its name and the declared type do not count. */
async function documentTypeOf(bytes: Buffer): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, headBytes))
  // Phones also write HEIC under the name of its family, HEIF.
  const type = found?.mime === 'image/heif' ? 'image/heic' : found?.mime
  return documentTypes.find((one) => one === type)
}
