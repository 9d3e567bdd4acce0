import { inflateSync } from 'node:zlib'
import { ExcessivePdf, isRegular, MalformedPdf, nextToken, type PdfCursor, skipBlanks } from './pdf-tokens.ts'
import { type OnDictionary, type PdfDictionary, type PdfValue, readValue } from './pdf-values.ts'

/** Thrown where objects are packed with a filter that is not supported here. */
export class SealedPdf extends Error {}

/** A numbered object of a PDF. `stream` is the offset of the stream data that follows it. */
export type PdfObject = {
  readonly number: number
  readonly value: PdfValue
  readonly stream?: number
}

/** What may still be unpacked of the whole file. */
export type Unpacking = { bytes: number; objects: number; streams: number }

/**
 * Every object that a PDF viewer could find, wherever it stands, even inside what looks like a text, a
 * comment or a picture: the file itself tells the viewer where its objects are. Trailers count as objects
 * without a number.
 */
export function* objectsOf(
  bytes: Buffer,
  allowance: PdfCursor['allowance'],
  onDictionary: OnDictionary,
): Generator<PdfObject> {
  for (const keyword of ['trailer', 'obj'])
    for (let at = bytes.indexOf(keyword); at >= 0; at = bytes.indexOf(keyword, at + keyword.length)) {
      const behind = at + keyword.length
      if (isRegular(bytes[behind]) || bytes.toString('latin1', Math.max(0, at - 3), at) === 'end') continue
      const value = compositeAt({ bytes, at: behind, allowance }, onDictionary)
      if (!value) continue
      const number = keyword === 'obj' ? numberBefore(bytes, at) : 0
      if (number === undefined) throw new MalformedPdf('An object without a number')
      yield { number, ...value }
    }
}

// Rejects the letters `obj` that occur in a picture by chance: no dictionary and no list follows them.
function compositeAt(cursor: PdfCursor, onDictionary: OnDictionary): Omit<PdfObject, 'number'> | undefined {
  skipBlanks(cursor)
  const { bytes, at } = cursor
  const isDictionary = bytes[at] === less && bytes[at + 1] === less
  if (!isDictionary && bytes[at] !== bracket) return undefined
  const value = readValue(cursor, onDictionary)
  skipBlanks(cursor)
  const isStream = bytes.toString('latin1', cursor.at, cursor.at + streamKeyword.length) === streamKeyword
  return { value, ...(isStream ? { stream: cursor.at + streamKeyword.length } : {}) }
}

const streamKeyword = 'stream'
const [less, bracket] = [0x3c, 0x5b]

/** The number of the object whose keyword is at this offset: `12 0 obj`. */
function numberBefore(bytes: Buffer, at: number): number | undefined {
  const before = bytes.toString('latin1', Math.max(0, at - 40), at)
  const words = before.split(/[\s\0]/).filter((word) => word !== '')
  const [number = '', generation = ''] = words.slice(-2)
  return /\d{1,10}$/.test(number) && /^\d{1,5}$/.test(generation)
    ? Number(/\d{1,10}$/.exec(number)?.[0])
    : undefined
}

/** Whether objects are packed in the stream that follows a dictionary. */
export const isPacked = ({ entries }: PdfDictionary): boolean =>
  entries.has('First') || nameIn(entries.get('Type')) === 'ObjStm'

/** The bytes of a stream with packed objects. Throws if they are not plainly deflated. */
export function unpacked(bytes: Buffer, from: number, dictionary: PdfDictionary, left: Unpacking): Buffer {
  left.streams -= 1
  if (left.streams < 0) throw new ExcessivePdf('Too many streams of objects')
  const { entries, isAmbiguous } = dictionary
  const isOdd = ['F', 'DP', 'FFilter', 'FDecodeParms', 'DecodeParms'].some((name) => entries.has(name))
  const start = dataStart(bytes, from)
  if (isAmbiguous || isOdd || start === undefined) throw new SealedPdf('Packed otherwise')
  const filter = entries.get('Filter')
  if (filter === undefined) return bytes.subarray(start)
  const [only, more] = filter.kind === 'array' ? filter.items : [filter]
  if (nameIn(only) !== 'FlateDecode' || more !== undefined) throw new SealedPdf('Packed otherwise')
  const inflated = inflate(bytes.subarray(start), left.bytes)
  left.bytes -= inflated.length
  return inflated
}

/**
 * PDF viewers accept different line ends after `stream`. All of them are accepted here, so that none can hide
 * a stream.
 */
function dataStart(bytes: Buffer, from: number): number | undefined {
  let at = from
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1
  if (bytes[at] === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1
  return bytes[at] === 0x0a ? at + 1 : undefined
}

function inflate(bytes: Buffer, most: number): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) })
  } catch (thrown) {
    const isTooMuch =
      thrown instanceof RangeError && 'code' in thrown && thrown.code === 'ERR_BUFFER_TOO_LARGE'
    throw isTooMuch ? new ExcessivePdf('Too much to unpack') : new MalformedPdf('It cannot be unpacked')
  }
}

/** The objects packed in a stream: a table of numbers and offsets, then the objects. */
export function* packedObjects(
  bytes: Buffer,
  { entries }: PdfDictionary,
  left: Unpacking & { readonly allowance: PdfCursor['allowance'] },
  onDictionary: OnDictionary,
): Generator<PdfObject> {
  const { allowance } = left
  const [count, first] = [countIn(entries.get('N')), countIn(entries.get('First'))]
  left.objects -= count
  if (left.objects < 0) throw new ExcessivePdf('Too many packed objects')
  const head = { bytes, at: 0, allowance }
  for (let index = 0; index < count; index += 1) {
    const [number, place] = [countAt(head), countAt(head)]
    const cursor = { bytes, at: first + place, allowance }
    yield { number, value: readValue(cursor, onDictionary) }
  }
}

function countAt(cursor: PdfCursor): number {
  const token = nextToken(cursor)
  if (token.kind !== 'word' || !/^\d{1,10}$/.test(token.text)) throw new MalformedPdf('A number is missing')
  return Number(token.text)
}

function countIn(value: PdfValue | undefined): number {
  if (value?.kind !== 'number' || !Number.isSafeInteger(value.number) || value.number < 0)
    throw new SealedPdf('Counted otherwise')
  return value.number
}

export const nameIn = (value: PdfValue | undefined): string | undefined =>
  value?.kind === 'name' ? value.name : undefined
