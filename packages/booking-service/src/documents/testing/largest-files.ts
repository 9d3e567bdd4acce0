import { documentLimits } from '@veranda/domain'
import { jpeg, packed, pdf, png } from './files.ts'

/** A file filled with as many repetitions of a part as fit between its head and its end. */
function filled(part: string | Uint8Array, head: string | Uint8Array, end: string | Uint8Array = ''): Buffer {
  const [one, first, last] = [part, head, end].map((bytes) => Buffer.from(bytes as string, 'latin1')) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const count = Math.floor((documentLimits.bytes - first.length - last.length) / one.length)
  return Buffer.concat([first, ...Array.from({ length: count }, () => one), last])
}

const asPdf = (part: string | Uint8Array, before = '', after = '') =>
  filled(part, `%PDF-1.7\n${before}`, `${after}\nstartxref\n9\n%%EOF\n`)

/** Files of the largest accepted size, each built to make the inspection as slow as possible. */
export const largestFiles: Readonly<Record<string, () => Buffer>> = {
  blanks: () => asPdf(' ', '1 0 obj << /First 4 /Filter', '>>\nstream\nx\nendstream'),
  'blanks without an object': () => asPdf(' ', '<< /First 4 /Filter', '>>\nstream\nx\nendstream'),
  'packed objects': () => asPdf(packed('5 0 << /Type /Page >>')),
  'packed nothing': () => asPdf(packed('', '/N 0')),
  'one bomb': () => pdf(packed(' '.repeat(40 * 1024 * 1024))),
  nesting: () => asPdf('<</A', '1 0 obj'),
  'nested lists': () => asPdf('[', '1 0 obj'),
  'objects in comments': () => asPdf('1 0 obj %'),
  'texts without an end': () => asPdf('1 0 obj<</A('),
  'a dictionary without an end': () => asPdf('/a 1', '1 0 obj<<', '>>'),
  'a list without an end': () => asPdf('1 ', '1 0 obj[', ']'),
  names: () => asPdf('/#4aava'),
  'JPEG segments': () => filled(Buffer.from([0xff, 0xfe, 0, 2]), jpeg().subarray(0, 2), jpeg().subarray(2)),
  'JPEG pictures': () => filled(jpeg(), jpeg()),
  'a PNG of 40 million pixels': () => png(8_000, 5_000),
  'PNG chunks': () => filled(emptyChunk, png().subarray(0, 33), png().subarray(33)),
}

const emptyChunk = Buffer.from([0, 0, 0, 0, ...Buffer.from('tEXt'), 0, 0, 0, 0])

/**
 * The files tried before every landing: the shapes that once blocked the process, and the largest accepted
 * file.
 */
export const beforeALanding: ReadonlySet<string> = new Set(['blanks', 'packed objects', 'JPEG pictures'])
