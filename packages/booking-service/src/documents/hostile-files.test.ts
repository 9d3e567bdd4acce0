import { recordFigure } from '@veranda/test-depth'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { downloadName, fileNameFrom, mayBeDocument } from './file-name.ts'
import { inspectDocument } from './inspect-document.ts'
import { archive, box, heic, jpeg, packed, pdf, png, pngText, webp } from './testing/files.ts'

const script = '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj'
const packedScript = '4 0 << /S /JavaScript /JS (1) >>'
/** A PDF whose catalogue has an action for opening it. */
const opening = (action: string, ...objects: readonly string[]) =>
  pdf(`8 0 obj\n<< /Type /Catalog /OpenAction ${action} >>\nendobj`, ...objects)
const join = (...parts: readonly (string | readonly number[] | Uint8Array)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Uint8Array.from(part))),
  )
/** An archive's end record, with a comment of the given text. */
function archiveWithComment(comment: string): Buffer {
  const bytes = join(archive(), comment)
  bytes.writeUInt16LE(comment.length, 20)
  return bytes
}

describe('a file’s type is read from its content', () => {
  test.each([
    ['a PDF', pdf(), 'application/pdf'],
    ['a PDF whose objects are packed', pdf(packed('5 0 << /Type /Page >>')), 'application/pdf'],
    ['a PDF that opens at a page', opening('[3 0 R /Fit]'), 'application/pdf'],
    [
      'a PDF that goes to a page when it is opened',
      opening('9 0 R', '9 0 obj << /S /GoTo /D [3 0 R /Fit] >> endobj'),
      'application/pdf',
    ],
    [
      'a PDF with bookmarks, links and brackets in its texts',
      pdf(
        '4 0 obj << /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >> endobj',
        '5 0 obj << /Title (A \\(fine\\) (offer) % of ours) /A << /S /URI /URI (https://a.example) >> >> endobj',
        '6 0 obj << /Length 3 /Filter /DCTDecode >>\nstream\nabc\nendstream endobj',
      ),
      'application/pdf',
    ],
    ['a JPEG', jpeg(), 'image/jpeg'],
    ['a JPEG of a phone with a smaller one behind it', join(jpeg(), jpeg(4, 3)), 'image/jpeg'],
    ['a PNG', png(), 'image/png'],
    ['a WebP', webp(), 'image/webp'],
    ['a HEIC', heic(), 'image/heic'],
    ['40 million pixels', png(8_000, 5_000), 'image/png'],
  ])('%s', async (_, bytes, type) => {
    expect(await inspectDocument(bytes)).toEqual({ type, bytes: expect.any(Buffer) })
  })

  test.each([
    ['a PDF', pdf()],
    ['a HEIC', heic()],
  ])('%s is stored byte for byte', async (_, bytes) => {
    expect(await inspectDocument(bytes)).toMatchObject({ bytes })
  })
})

const refused: readonly (readonly [what: string, bytes: Buffer, problem: string])[] = [
  ['nothing at all', Buffer.alloc(0), 'empty'],
  ['a program', join('MZ', Buffer.alloc(400)), 'wrong-type'],
  ['a program of another system', join('\u007fELF', Buffer.alloc(400)), 'wrong-type'],
  ['an archive', join('PK\u0003\u0004', Buffer.alloc(400), archive()), 'wrong-type'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'wrong-type',
  ],
  ['a moving picture', join('GIF89a', Buffer.alloc(200)), 'wrong-type'],
  ['a text', Buffer.from('This is a proof, believe me.'), 'wrong-type'],
  [
    'a film',
    join(box('ftyp', Buffer.from('isom\0\0\0\0isommp42')), box('mdat', Buffer.alloc(80))),
    'wrong-type',
  ],
  ['zeros', Buffer.alloc(4_096), 'wrong-type'],
  ['a JPEG bomb', jpeg(65_000, 65_000), 'too-many-pixels'],
  ['a PNG bomb', png(200_000, 200_000), 'too-many-pixels'],
  ['a WebP bomb', webp(16_000, 16_000), 'too-many-pixels'],
  ['a HEIC bomb', heic(60_000, 60_000), 'too-many-pixels'],
  ['a picture without a size', png(0, 0), 'broken'],
  ['half a JPEG', jpeg().subarray(0, -9), 'broken'],
  ['half a PNG', png().subarray(0, -14), 'broken'],
  ['half a WebP', webp().subarray(0, -2), 'broken'],
  ['half a HEIC', heic().subarray(0, -20), 'broken'],
  [
    'a HEIC that is an archive from behind',
    join(heic(), box('mdat', join(Buffer.alloc(8), archive()))),
    'wrong-type',
  ],
  ['a PDF that is an archive from behind', join(pdf(), '%', archiveWithComment('\n%%EOF\n')), 'wrong-type'],
  ['a PDF with a script', pdf(script), 'active-content'],
  [
    'a PDF whose script is spelled otherwise',
    pdf(script.replace('JavaScript', 'J#61vaScr#69pt')),
    'active-content',
  ],
  ['a PDF whose script is packed away', pdf(packed(packedScript)), 'active-content'],
  [
    'a PDF whose script is packed away by a filter spelled otherwise',
    pdf(packed(packedScript, '/F#69lter /Flate#44ecode')),
    'active-content',
  ],
  [
    'a PDF whose script is packed away in a comment',
    join('%PDF-1.7\n% ', packed(packedScript), pdf().subarray(9)),
    'active-content',
  ],
  ['a PDF that opens a page of the web', opening('<< /S /URI /URI (https://a.example) >>'), 'active-content'],
  ['a PDF that does what is nowhere', opening('9 0 R'), 'active-content'],
  [
    'a PDF that goes to a page and on from there',
    opening('9 0 R', '9 0 obj << /S /GoTo /D [3 0 R /Fit] /Next 7 0 R >> endobj'),
    'active-content',
  ],
  [
    'a PDF whose page does something',
    pdf('4 0 obj << /Type /Page /AA << /O 9 0 R >> >> endobj'),
    'active-content',
  ],
  ['a PDF packed behind nothing', pdf(packed('5 0 << >>', '/Filter /FlateDecode', '')), 'locked'],
  ['a PDF packed twice', pdf(packed('', '/Filter [/FlateDecode /FlateDecode]')), 'locked'],
  ['a PDF whose packing is said twice', pdf(packed('', '/Filter /FlateDecode /Filter /LZWDecode')), 'locked'],
  ['a PDF whose packed objects are counted elsewhere', pdf(packed('', '/N 9 0 R')), 'locked'],
  ['a PDF with nothing in it', Buffer.from('%PDF-1.7\n<< /Type /Catalog >>\n%%EOF\n'), 'broken'],
  ['a PDF without sense', pdf('4 0 obj << /Type (without an end >> endobj'), 'broken'],
  ['a PDF as deep as a well', pdf(`4 0 obj ${'['.repeat(5_000)} endobj`), 'locked'],
  ['a PDF that starts a program', pdf('4 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'active-content'],
  ['a PDF with a file inside', pdf('4 0 obj << /Type /EmbeddedFile >> endobj'), 'active-content'],
  ['a PDF with a form that runs', pdf('4 0 obj << /XFA 5 0 R >> endobj'), 'active-content'],
  ['a locked PDF', pdf('4 0 obj << /Encrypt 5 0 R >> endobj'), 'locked'],
  [
    'a PDF packed so that nobody can look',
    pdf(packed('', '/Filter [/ASCIIHexDecode /FlateDecode]')),
    'locked',
  ],
  ['a PDF bomb', pdf(packed(' '.repeat(40 * 1024 * 1024))), 'locked'],
  ['a PDF with an archive behind it', join(pdf(), 'PK\u0003\u0004', archive()), 'broken'],
  ['half a PDF', pdf().subarray(0, -8), 'broken'],
  ['a PDF behind a page', join('<html>', pdf()), 'wrong-type'],
]

describe('a hostile file is refused with its reason', () => {
  test.each(refused)('%s', async (_, bytes, problem) => {
    expect(await inspectDocument(bytes)).toEqual({ problem })
  })

  test('and a count of them', () => {
    recordFigure('Hostile files: let through', `0 of ${refused.length}`)
  })

  test.each([' \n', '\r', '\r\n', ' \t\r\n'])(
    'a PDF with a packed script whose `stream` line ends with %j',
    async (lineEnd) => {
      const hidden = packed(packedScript, '/Filter /FlateDecode', lineEnd)
      expect(await inspectDocument(pdf(hidden))).toEqual({ problem: 'active-content' })
    },
  )
})

describe('a picture is stored without hidden content:', () => {
  const hidden = '<script>hidden</script>'
  const own = (name: string) => box(name, Buffer.from(hidden))
  const blank = () => box('free', Buffer.alloc(hidden.length))
  /** A JPEG with one more segment. */
  const jpegWith = (marker: number, content: Uint8Array) =>
    join(jpeg().subarray(0, 2), [0xff, marker, 0, content.length + 2], content, jpeg().subarray(2))
  const exif = { IFD0: { ImageDescription: hidden }, IFD3: { GPSLatitude: '20/1 40/1 0/1' } }

  test.each<readonly [string, string, () => Buffer | Promise<Buffer>]>([
    ['a page behind a JPEG', 'jpeg', () => join(jpeg(), hidden)],
    ['an archive behind a JPEG', 'jpeg', () => join(jpeg(), 'PK\u0003\u0004', hidden, archive())],
    ['another JPEG behind a JPEG', 'jpeg', () => join(jpeg(), jpegWith(0xfe, Buffer.from(hidden)))],
    ['a page in a JPEG’s comment', 'jpeg', () => jpegWith(0xfe, Buffer.from(hidden))],
    ['a page in a JPEG’s own segment', 'jpeg', () => jpegWith(0xed, Buffer.from(hidden))],
    [
      'an archive in a JPEG’s comment, ending with it',
      'jpeg',
      () => {
        const content = join(hidden, archive())
        // The archive's end record declares the rest of the picture as its comment.
        content.writeUInt16LE(jpeg().length - 2, content.length - 2)
        return jpegWith(0xfe, content)
      },
    ],
    ['where a JPEG was taken', 'jpeg', () => sharp(jpeg()).withExif(exif).jpeg().toBuffer()],
    ['a program behind a PNG', 'png', () => join(png(), 'MZ', hidden)],
    ['a page in a PNG’s text', 'png', () => join(png().subarray(0, 33), pngText(hidden), png().subarray(33))],
    ['where a PNG was taken', 'png', () => sharp(png()).withExif(exif).png().toBuffer()],
    ['a script behind a WebP', 'webp', () => join(webp(), hidden)],
    ['where a WebP was taken', 'webp', () => sharp(webp()).withExif(exif).webp().toBuffer()],
  ])('%s', async (_, format, file) => {
    const bytes = await file()
    expect(bytes.includes(hidden)).toBe(true)
    const stored = await storedOf(bytes)
    expect(stored.includes(hidden)).toBe(false)
    expect(stored.includes('PK\u0005\u0006')).toBe(false)
    expect(await sharp(stored).metadata()).toMatchObject({ format, width: 40, height: 30 })
    expect(await sharp(stored).metadata()).not.toHaveProperty('exif')
  })

  test.each([
    ['a text behind it', () => join(heic(), hidden), heic()],
    ['an archive behind it', () => join(heic(), 'PK\u0003\u0004', hidden, archive()), heic()],
    ['a box of its own behind it', () => join(heic(), own('evil')), join(heic(), blank())],
    ['what is in a free box', () => join(heic(), own('skip')), join(heic(), blank())],
    [
      'a box of its own before its photograph',
      () => join(heic().subarray(0, 24), own('uuid'), heic().subarray(24)),
      join(heic().subarray(0, 24), blank(), heic().subarray(24)),
    ],
  ])('a HEIC without %s, its photograph at the same offset', async (_, file, stored) => {
    expect(await storedOf(file())).toEqual(stored)
  })

  test('a picture taken sideways is stored upright', async () => {
    const onItsSide = await sharp(jpeg()).withMetadata({ orientation: 6 }).toBuffer()
    const { width, height, orientation } = await sharp(await storedOf(onItsSide)).metadata()
    expect({ width, height, orientation }).toEqual({ width: 30, height: 40, orientation: undefined })
  })

  test('an animated picture is stored as its first frame', async () => {
    const other = await sharp(png()).negate().png().toBuffer()
    const moving = await sharp([png(), other], { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect((await sharp(await storedOf(moving)).metadata()).pages).toBeUndefined()
  })
})

async function storedOf(bytes: Buffer): Promise<Buffer> {
  const found = await inspectDocument(bytes)
  return 'bytes' in found ? Buffer.from(found.bytes) : Buffer.from(found.problem)
}

test.each([
  '../../etc/passwd',
  '..%2F..%2Fetc%2Fpasswd.pdf',
  'C:\\Windows\\win.pdf',
  '%5C%5Cserver%5Cshare.pdf',
  '.htaccess',
  'invoice.pdf%00.png',
  'photo%E2%80%AEgpj.exe.jpg',
  'two%0D%0Alines.pdf',
  '%20%20',
  '%E0%A4%A',
  `${'a'.repeat(200)}.pdf`,
])('a file name like %s is refused', (name) => {
  expect(fileNameFrom(name)).toBeUndefined()
})

test.each([
  ['offer.pdf', 'offer.pdf'],
  ['M%C3%A9decin%20(2).HEIC', 'Médecin (2).HEIC'],
  ['scan', 'scan'],
  ['v1.2%20final.jpeg', 'v1.2 final.jpeg'],
])('a file name like %s is stored', (name, stored) => {
  expect(fileNameFrom(name)).toBe(stored)
})

test.each(['proof.txt', 'invoice.pdf.exe', 'page.HTML', 'archive.zip', 'drawing.svg', 'ends with a dot.'])(
  'a file name like %s is of a wrong type by its extension',
  (name) => {
    expect(fileNameFrom(name)).toBe(name)
    expect(mayBeDocument(name)).toBe(false)
  },
)

test.each([
  ['offer.pdf', 'application/pdf', 'offer.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo.pdf', 'image/jpeg', 'photo.jpg'],
  ['scan', 'image/png', 'scan.png'],
  ['v1.2 final.heif', 'image/heic', 'v1.2 final.heif'],
  ['page.html', 'application/pdf', 'page.html.pdf'],
] as const)('%s, which is %s, is downloaded as %s', (name, type, handedOn) => {
  expect(downloadName(name, type)).toBe(handedOn)
})
