/** A position in a PDF, and how many bytes may still be read: the limit makes reading any file end. */
export type PdfCursor = { readonly bytes: Buffer; at: number; readonly allowance: { bytes: number } }

export type PdfToken =
  | { readonly kind: 'name' | 'word'; readonly text: string }
  | { readonly kind: 'string' | '<<' | '>>' | '[' | ']' | 'end' }

/** Thrown where the bytes are not valid PDF. */
export class MalformedPdf extends Error {}
/** Thrown where a PDF exceeds the reading limit. */
export class ExcessivePdf extends Error {}

const code = (sign: string): number => sign.charCodeAt(0)
const [slash, percent, open, close, less, greater, backslash] = Array.from('/%()<>\\', code)
const lineFeed = 10
const carriageReturn = 13

/** The class of each byte: 1 for white space, 2 for a delimiter, 0 for a regular character. */
const classes = new Uint8Array(256)
for (const byte of [0, 9, lineFeed, 12, carriageReturn, 32]) classes[byte] = 1
for (const sign of '()<>[]{}/%') classes[code(sign)] = 2

export const isRegular = (byte: number | undefined): boolean => byte !== undefined && classes[byte] === 0

/** The offset at which the white space starting here ends. */
export function whitespaceEnd(bytes: Buffer, from: number): number {
  let end = from
  while (end < bytes.length && classes[bytes[end] ?? 0] === 1) end += 1
  return end
}

/** Reads the token at the cursor and moves past it. White space and comments before it are skipped. */
export function nextToken(cursor: PdfCursor): PdfToken {
  skipBlanks(cursor)
  const { bytes, at } = cursor
  const byte = bytes[at]
  switch (byte) {
    case undefined:
      return { kind: 'end' }
    case slash:
      cursor.at += 1
      return { kind: 'name', text: decodedName(regularsAt(cursor)) }
    case open:
      skipString(cursor)
      return { kind: 'string' }
    case less:
      if (bytes[at + 1] !== less) return hexString(cursor)
      move(cursor, 2)
      return { kind: '<<' }
    case greater:
      if (bytes[at + 1] !== greater) throw new MalformedPdf('A lone >')
      move(cursor, 2)
      return { kind: '>>' }
    case code('['):
      move(cursor, 1)
      return { kind: '[' }
    case code(']'):
      move(cursor, 1)
      return { kind: ']' }
    default:
      if (!isRegular(byte)) throw new MalformedPdf('A delimiter out of place')
      return { kind: 'word', text: regularsAt(cursor) }
  }
}

/** A name without its escapes: any letter may be written as its number, `/J#61vaScript`. */
export const decodedName = (written: string): string =>
  written.includes('#')
    ? written.replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : written

/** Skips white space and comments. */
export function skipBlanks(cursor: PdfCursor): void {
  const { bytes, at } = cursor
  let end = at
  for (;;) {
    end = whitespaceEnd(bytes, end)
    if (bytes[end] !== percent) break
    while (end < bytes.length && bytes[end] !== lineFeed && bytes[end] !== carriageReturn) end += 1
  }
  move(cursor, end - at)
}

function regularsAt(cursor: PdfCursor): string {
  const { bytes, at } = cursor
  let end = at
  while (isRegular(bytes[end])) end += 1
  move(cursor, end - at)
  return bytes.toString('latin1', at, end)
}

/** A string in parentheses, which may be nested; a backslash escapes the next character. */
function skipString(cursor: PdfCursor): void {
  const { bytes, at } = cursor
  let depth = 0
  for (let end = at; end < bytes.length; end += 1) {
    const byte = bytes[end]
    if (byte === backslash) end += 1
    else if (byte === open) depth += 1
    else if (byte === close) {
      depth -= 1
      if (depth === 0) return move(cursor, end + 1 - at)
    }
  }
  move(cursor, bytes.length - at)
  throw new MalformedPdf('A text without an end')
}

function hexString(cursor: PdfCursor): PdfToken {
  const { bytes, at } = cursor
  let end = at + 1
  while (isRegular(bytes[end]) || classes[bytes[end] ?? 0] === 1) end += 1
  move(cursor, end + 1 - at)
  if (bytes[end] !== greater) throw new MalformedPdf('A text without an end')
  return { kind: 'string' }
}

function move(cursor: PdfCursor, bytes: number): void {
  cursor.at += bytes
  cursor.allowance.bytes -= bytes
  if (cursor.allowance.bytes < 0) throw new ExcessivePdf('Too much to read')
}
