import { crc32, deflateSync } from 'node:zlib'

const u8 = (...numbers: readonly number[]) => Buffer.from(numbers)
function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
const text = (letters: string) => Buffer.from(letters, 'latin1')
const join = (...parts: readonly Uint8Array[]) => Buffer.concat(parts)

const [usualWidth, usualHeight] = [40, 30]

/** A small JPEG; its header may declare any size. */
export function jpeg(width = usualWidth, height = usualHeight): Buffer {
  const bytes = Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9j' +
      'QjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAeACgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAA' +
      'AAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/' +
      'ALgAAAAAAAAAAAf/2Q==',
    'base64',
  )
  const frame = bytes.indexOf(u8(0xff, 0xc0))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const chunk = (type: string, data: Uint8Array) => {
  const content = join(text(type), data)
  return join(u32(data.length), content, u32(crc32(content)))
}
/** A grey PNG; of one that is too large only the beginning. */
export const png = (width = usualWidth, height = usualHeight): Buffer =>
  join(
    u8(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', join(u32(width), u32(height), u8(8, 0, 0, 0, 0))),
    chunk('IDAT', deflateSync(Buffer.alloc(Math.min((width + 1) * height, 50_000_000)))),
    chunk('IEND', u8()),
  )

/** A text chunk of a PNG, beside the picture. */
export const pngText = (wording: string): Buffer => chunk('tEXt', text(wording))

/** A small WebP; its header may declare any size. */
export function webp(width = usualWidth, height = usualHeight): Buffer {
  const bytes = Buffer.from(
    'UklGRkAAAABXRUJQVlA4IDQAAAAwAwCdASooAB4APtFmrFEoJaQipWgBABoJZwDRRA8KmggAAP7S7W14bI33uWirTc55/wAA',
    'base64',
  )
  bytes.writeUInt16LE(width, 26)
  bytes.writeUInt16LE(height, 28)
  return bytes
}

export const box = (type: string, ...inside: readonly Uint8Array[]): Buffer => {
  const content = join(...inside)
  return join(u32(content.length + 8), text(type), content)
}
export const heic = (width = 40, height = 30): Buffer =>
  join(
    box('ftyp', text('heic'), u32(0), text('mif1heic')),
    box('meta', u32(0), box('iprp', box('ipco', box('ispe', u32(0), u32(width), u32(height))))),
    box('mdat', Buffer.alloc(200)),
  )

/** A PDF with the given objects. */
export const pdf = (...objects: readonly (string | Uint8Array)[]): Buffer =>
  join(
    text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objects.map((object) => (typeof object === 'string' ? text(`${object}\n`) : object)),
    text('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  )

/** Objects packed in a stream, as most PDFs have them. */
export function packed(objects: string, dictionary = '/Filter /FlateDecode', lineEnd = '\n'): Buffer {
  const bytes = deflateSync(text(objects))
  const head = `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${bytes.length} ${dictionary} >>\nstream${lineEnd}`
  return join(text(head), bytes, text('\nendstream\nendobj\n'))
}

/** The end record of an archive. */
export const archive = (): Buffer => join(text('PK\u0005\u0006'), Buffer.alloc(18))
