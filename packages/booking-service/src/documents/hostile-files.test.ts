import { describe, expect, test } from 'vitest'
import { downloadName, fileNameFrom, mayBeProof } from './file-name.ts'
import { inspectProof } from './inspect-proof.ts'
import { archive, box, heic, jpeg, packed, pdf, png, webp } from './testing/files.ts'

const script = '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj'
const packedScript = '4 0 << /S /JavaScript /JS (1) >>'
/** A PDF whose catalogue says what happens when it is opened. */
const opening = (action: string, ...objects: readonly string[]) =>
  pdf(`8 0 obj\n<< /Type /Catalog /OpenAction ${action} >>\nendobj`, ...objects)
const join = (...parts: readonly (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

describe('a file is taken for what it is', () => {
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
    ['40 million pixels', jpeg(8_000, 5_000), 'image/jpeg'],
  ])('%s', async (_, bytes, type) => {
    expect(await inspectProof(bytes)).toEqual({ type })
  })
})

describe('a hostile file is refused in words', () => {
  test.each<readonly [string, Buffer, string]>([
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
    ['a JPEG and a page', join(jpeg(), '<script>alert(1)</script>'), 'hides-something'],
    ['a JPEG and an archive', join(jpeg(), 'PK\u0003\u0004', archive()), 'hides-something'],
    ['a PNG and a program', join(png(), 'MZ', Buffer.alloc(100)), 'hides-something'],
    ['a WebP and a script', join(webp(), '<?php system("id") ?>'), 'hides-something'],
    ['a HEIC and a box of its own', join(heic(), box('evil', Buffer.alloc(40))), 'hides-something'],
    ['a PDF with a script', pdf(script), 'acts'],
    ['a PDF whose script is spelled otherwise', pdf(script.replace('JavaScript', 'J#61vaScr#69pt')), 'acts'],
    ['a PDF whose script is packed away', pdf(packed(packedScript)), 'acts'],
    [
      'a PDF whose script is packed away by a filter spelled otherwise',
      pdf(packed(packedScript, '/F#69lter /Flate#44ecode')),
      'acts',
    ],
    [
      'a PDF whose script is packed away in a comment',
      join('%PDF-1.7\n% ', packed(packedScript), pdf().subarray(9)),
      'acts',
    ],
    ['a PDF that opens a page of the web', opening('<< /S /URI /URI (https://a.example) >>'), 'acts'],
    ['a PDF that does what is nowhere', opening('9 0 R'), 'acts'],
    [
      'a PDF that goes to a page and on from there',
      opening('9 0 R', '9 0 obj << /S /GoTo /D [3 0 R /Fit] /Next 7 0 R >> endobj'),
      'acts',
    ],
    ['a PDF whose page does something', pdf('4 0 obj << /Type /Page /AA << /O 9 0 R >> >> endobj'), 'acts'],
    ['a PDF packed behind nothing', pdf(packed('5 0 << >>', '/Filter /FlateDecode', '')), 'locked'],
    ['a PDF packed twice', pdf(packed('', '/Filter [/FlateDecode /FlateDecode]')), 'locked'],
    [
      'a PDF whose packing is said twice',
      pdf(packed('', '/Filter /FlateDecode /Filter /LZWDecode')),
      'locked',
    ],
    ['a PDF whose packed objects are counted elsewhere', pdf(packed('', '/N 9 0 R')), 'locked'],
    ['a PDF with nothing in it', Buffer.from('%PDF-1.7\n<< /Type /Catalog >>\n%%EOF\n'), 'broken'],
    ['a PDF without sense', pdf('4 0 obj << /Type (without an end >> endobj'), 'broken'],
    ['a PDF as deep as a well', pdf(`4 0 obj ${'['.repeat(5_000)} endobj`), 'locked'],
    ['a PDF that starts a program', pdf('4 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'acts'],
    ['a PDF with a file inside', pdf('4 0 obj << /Type /EmbeddedFile >> endobj'), 'acts'],
    ['a PDF with a form that runs', pdf('4 0 obj << /XFA 5 0 R >> endobj'), 'acts'],
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
  ])('%s', async (_, bytes, obstacle) => {
    expect(await inspectProof(bytes)).toEqual({ obstacle })
  })

  test.each([' \n', '\r', '\r\n', ' \t\r\n'])(
    'a PDF whose script is packed away behind a line that ends with %j',
    async (lineEnd) => {
      const hidden = packed(packedScript, '/Filter /FlateDecode', lineEnd)
      expect(await inspectProof(pdf(hidden))).toEqual({ obstacle: 'acts' })
    },
  )

  test('an archive in a picture’s comment, ending with it, hides something', async () => {
    const whole = jpeg()
    const comment = archive()
    // Its end says how much comment of its own follows: the rest of the picture.
    comment.writeUInt16LE(whole.length - 2, 20)
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2])
    expect(await inspectProof(join(head, comment, whole.subarray(2)))).toEqual({
      obstacle: 'hides-something',
    })
  })
})

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
])('a file named %s is not taken', (name) => {
  expect(fileNameFrom(name)).toBeUndefined()
})

test.each([
  ['offer.pdf', 'offer.pdf'],
  ['M%C3%A9decin%20(2).HEIC', 'Médecin (2).HEIC'],
  ['scan', 'scan'],
  ['v1.2%20final.jpeg', 'v1.2 final.jpeg'],
])('a file named %s keeps its name', (name, kept) => {
  expect(fileNameFrom(name)).toBe(kept)
})

test.each(['proof.txt', 'invoice.pdf.exe', 'page.HTML', 'archive.zip', 'drawing.svg', 'ends with a dot.'])(
  'a file named %s is of a wrong type by its name already',
  (name) => {
    expect(fileNameFrom(name)).toBe(name)
    expect(mayBeProof(name)).toBe(false)
  },
)

test.each([
  ['offer.pdf', 'application/pdf', 'offer.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo.pdf', 'image/jpeg', 'photo.jpg'],
  ['scan', 'image/png', 'scan.png'],
  ['v1.2 final.heif', 'image/heic', 'v1.2 final.heif'],
  ['page.html', 'application/pdf', 'page.html.pdf'],
] as const)('%s, which is %s, is handed on as %s', (name, type, handedOn) => {
  expect(downloadName(name, type)).toBe(handedOn)
})
