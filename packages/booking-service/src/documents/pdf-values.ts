import {
  ExcessivePdf,
  isRegular,
  MalformedPdf,
  nextToken,
  type PdfCursor,
  type PdfToken,
  whitespaceEnd,
} from './pdf-tokens.ts'

/** A value of a PDF, in as much detail as the inspection needs. */
export type PdfValue =
  | PdfDictionary
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'reference'; readonly to: number }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[]; readonly length: number }
  | { readonly kind: 'other' }

export type PdfDictionary = {
  readonly kind: 'dictionary'
  /** The entries that the inspection needs; the others are read and dropped. */
  readonly entries: ReadonlyMap<string, PdfValue>
  /** Whether an entry occurs twice: PDF viewers do not agree on which one counts. */
  readonly isAmbiguous: boolean
}

const known: ReadonlySet<string> = new Set(
  'Type S Next First N Filter DecodeParms F DP FFilter FDecodeParms AA JS EF OpenAction'.split(' '),
)
const deepest = 100
/** Of a longer list it matters only that it is longer. */
const longestRetained = 4
const other: PdfValue = { kind: 'other' }

/** Called with every dictionary that is read, however deeply nested. */
export type OnDictionary = (dictionary: PdfDictionary) => void

/** Reads the value at the cursor. */
export const readValue = (cursor: PdfCursor, onDictionary: OnDictionary): PdfValue =>
  valueFrom(nextToken(cursor), cursor, onDictionary, 0)

function valueFrom(token: PdfToken, cursor: PdfCursor, onDictionary: OnDictionary, depth: number): PdfValue {
  if (depth > deepest) throw new ExcessivePdf('Too deep')
  switch (token.kind) {
    case 'name':
      return { kind: 'name', name: token.text }
    case 'string':
      return other
    case '<<':
      return readDictionary(cursor, onDictionary, depth)
    case '[':
      return readArray(cursor, onDictionary, depth)
    case 'word':
      return wordFrom(token.text, cursor)
    case '>>':
    case ']':
    case 'end':
      throw new MalformedPdf('A value is missing')
  }
}

function readDictionary(cursor: PdfCursor, onDictionary: OnDictionary, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue>()
  let isAmbiguous = false
  for (let token = nextToken(cursor); token.kind !== '>>'; token = nextToken(cursor)) {
    if (token.kind !== 'name') throw new MalformedPdf('A dictionary has names')
    const value = valueFrom(nextToken(cursor), cursor, onDictionary, depth + 1)
    if (!known.has(token.text)) continue
    isAmbiguous ||= entries.has(token.text)
    entries.set(token.text, value)
  }
  const dictionary: PdfDictionary = { kind: 'dictionary', entries, isAmbiguous }
  onDictionary(dictionary)
  return dictionary
}

function readArray(cursor: PdfCursor, onDictionary: OnDictionary, depth: number): PdfValue {
  const items: PdfValue[] = []
  let length = 0
  for (let token = nextToken(cursor); token.kind !== ']'; token = nextToken(cursor)) {
    const item = valueFrom(token, cursor, onDictionary, depth + 1)
    length += 1
    if (items.length < longestRetained) items.push(item)
  }
  return { kind: 'array', items, length }
}

function wordFrom(word: string, cursor: PdfCursor): PdfValue {
  if (word === 'true' || word === 'false' || word === 'null') return other
  if (!/^[-+.\d]+$/.test(word)) throw new MalformedPdf('A word out of place')
  const number = Number(word)
  if (!isCount(word)) return { kind: 'number', number }
  return isReference(cursor) ? { kind: 'reference', to: number } : { kind: 'number', number }
}

/** Whether a generation and an `R` follow; if so, the cursor moves past them. */
function isReference(cursor: PdfCursor): boolean {
  const { bytes, at } = cursor
  const generation = whitespaceEnd(bytes, at)
  const last = digitsEnd(bytes, generation)
  const letter = whitespaceEnd(bytes, last)
  const isOne =
    at < generation &&
    generation < last &&
    last < letter &&
    bytes[letter] === 'R'.charCodeAt(0) &&
    !isRegular(bytes[letter + 1])
  if (isOne) cursor.at = letter + 1
  return isOne
}

function digitsEnd(bytes: Buffer, from: number): number {
  let end = from
  while (end < from + 6 && isDigit(bytes[end])) end += 1
  return end
}

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39
const isCount = (word: string): boolean => /^\d{1,10}$/.test(word)
