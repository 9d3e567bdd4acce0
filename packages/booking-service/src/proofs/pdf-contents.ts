import { inflateSync } from 'node:zlib'

/** What a PDF has in it that does something, or that cannot be looked at. */
export type PdfTrouble = 'acts' | 'locked' | 'broken'

// To run a script a PDF has to say so by one of these names.
const acting = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
]

const mostUnpacked = 32 * 1024 * 1024

/** Looks for what a proof has no need of: scripts, programs to start, files inside, a lock. */
export function pdfTrouble(bytes: Buffer): PdfTrouble | undefined {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-') || !/%%EOF[\s\0]*$/.test(text.slice(-1_024))) return 'broken'
  if (acts.test(text)) return 'acts'
  if (locks.test(text)) return 'locked'
  return packedTrouble(bytes, text)
}

/** The same in objects that are packed together: what cannot be unpacked cannot be looked at, and is not taken. */
function packedTrouble(bytes: Buffer, text: string): PdfTrouble | undefined {
  let left = mostUnpacked
  let since = 0
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(since, index)
    since = index
    if (!packs.test(before)) continue
    if (!/\/Filter\b/.test(before)) continue
    if (!/\/Filter\s*\[?\s*\/FlateDecode\b(?!\s*\/)/.test(before) || /\/DecodeParms\b/.test(before))
      return 'locked'
    const unpacked = unpack(bytes.subarray(index + keyword.length), left)
    if (unpacked === undefined) return 'broken'
    if (acts.test(unpacked)) return 'acts'
    left -= unpacked.length
  }
  return undefined
}

function unpack(packed: Buffer, most: number): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).toString('latin1')
  } catch {
    return undefined
  }
}

// A name may write any letter of it as its number: /J#61vaScript.
const spelled = (name: string): string =>
  Array.from(name)
    .map((letter) => {
      const [high, low] = (letter.codePointAt(0) ?? 0).toString(16)
      return `(?:${letter}|#${either(high)}${either(low)})`
    })
    .join('')
const either = (digit = ''): string => `[${digit}${digit.toUpperCase()}]`
const named = (names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(spelled).join('|')})(?![^\\s()<>[\\]{}/%\\0])`)

const acts = named(acting)
const locks = named(['Encrypt'])
const packs = named(['First'])
