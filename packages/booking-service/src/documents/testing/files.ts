import { deflateSync } from 'node:zlib'

const u8 = (...numbers: readonly number[]) => Buffer.from(numbers)
const u16 = (number: number) => u8(number >> 8, number & 0xff)
function u32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}
const text = (letters: string) => Buffer.from(letters, 'latin1')
const join = (...parts: readonly Uint8Array[]) => Buffer.concat(parts)

/** A JPEG as small as they come; of the size its head says, whatever stands in it. */
export const jpeg = (width = 40, height = 30): Buffer =>
  join(
    u8(0xff, 0xd8, 0xff, 0xe0),
    u16(16),
    text('JFIF\0'),
    u8(1, 1, 0, 0, 1, 0, 1, 0, 0),
    u8(0xff, 0xc0),
    u16(11),
    u8(8),
    u16(height),
    u16(width),
    u8(1, 1, 0x11, 0),
    u8(0xff, 0xda),
    u16(8),
    u8(1, 1, 0, 0, 63, 0),
    u8(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56),
    u8(0xff, 0xd9),
  )

const chunk = (type: string, data: Uint8Array) => join(u32(data.length), text(type), data, u32(0))
export const png = (width = 40, height = 30): Buffer =>
  join(
    u8(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', join(u32(width), u32(height), u8(8, 0, 0, 0, 0))),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', u8()),
  )

const u24 = (number: number) => u8(number & 0xff, (number >> 8) & 0xff, number >> 16)
export function webp(width = 40, height = 30): Buffer {
  const inside = join(text('WEBPVP8X'), u8(10, 0, 0, 0, 0, 0, 0, 0), u24(width - 1), u24(height - 1))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(inside.length)
  return join(text('RIFF'), size, inside)
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

/** A PDF with what is given among its objects. */
export const pdf = (...objects: readonly (string | Uint8Array)[]): Buffer =>
  join(
    text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n'),
    ...objects.map((object) => (typeof object === 'string' ? text(`${object}\n`) : object)),
    text('trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  )

/** Objects packed together, as most PDFs have them. */
export function packed(objects: string, dictionary = '/Filter /FlateDecode', lineEnd = '\n'): Buffer {
  const bytes = deflateSync(text(objects))
  const head = `3 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${bytes.length} ${dictionary} >>\nstream${lineEnd}`
  return join(text(head), bytes, text('\nendstream\nendobj\n'))
}

/** The end of an archive that is read from behind. */
export const archive = (): Buffer => join(text('PK\u0005\u0006'), Buffer.alloc(18))
