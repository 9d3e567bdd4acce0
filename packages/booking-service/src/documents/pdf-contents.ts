import { isPacked, nameIn, objectsOf, packedObjects, SealedPdf, unpacked } from './pdf-objects.ts'
import { decodedName, ExcessivePdf, isRegular, MalformedPdf } from './pdf-tokens.ts'
import type { PdfDictionary, PdfValue } from './pdf-values.ts'

/** Why a PDF is refused: it contains something active, cannot be inspected, or is damaged. */
export type PdfTrouble = 'active-content' | 'locked' | 'broken'

// A PDF that runs a script, starts a program or embeds a file must use one of these names.
const acting: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
])
/** Active entries whose names are too short to search for in raw bytes: pictures contain them by chance. */
const actingEntries = ['AA', 'JS', 'EF']

const mostUnpacked = 32 * 1024 * 1024
const mostPackedObjects = 200_000
const mostPackedStreams = 5_000
/** How often each byte may be read. An honest file is read once, and its packed objects once more. */
const readings = 4

/**
 * Searches for what a supporting document never needs: scripts, programs to start, embedded files, automatic
 * actions, encryption. Strict and exhaustive, where a PDF viewer would repair and guess: what one viewer
 * skips another may run.
 */
export function pdfTrouble(bytes: Buffer): PdfTrouble | undefined {
  if (!isWhole(bytes)) return 'broken'
  if (hasName(bytes, acting)) return 'active-content'
  if (hasName(bytes, new Set(['Encrypt']))) return 'locked'
  try {
    return objectsAct(bytes) ? 'active-content' : undefined
  } catch (thrown) {
    if (thrown instanceof MalformedPdf) return 'broken'
    if (thrown instanceof ExcessivePdf || thrown instanceof SealedPdf) return 'locked'
    throw thrown
  }
}

function isWhole(bytes: Buffer): boolean {
  const end = bytes.subarray(-1_024).toString('latin1').replaceAll('\0', ' ').trimEnd()
  return bytes.toString('latin1', 0, 5) === '%PDF-' && end.endsWith('%%EOF')
}

/** Whether one of the names occurs anywhere in the bytes, in any spelling. */
function hasName(bytes: Buffer, names: ReadonlySet<string>): boolean {
  const beginnings = new Set([...names].map((name) => name.charCodeAt(0)))
  for (let at = 0; at < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] !== slash || !(next === hash || beginnings.has(next))) continue
    let end = at + 1
    while (end <= at + longestSpelling && isRegular(bytes[end])) end += 1
    if (names.has(decodedName(bytes.toString('latin1', at + 1, end)))) return true
  }
  return false
}
const [slash, hash] = [0x2f, 0x23]
/** Each letter of the longest name may be written as `#xx`; one more letter shows that a name is longer. */
const longestSpelling = 3 * 'EmbeddedFiles'.length + 1

/** Whether an object has an automatic action, packed objects included. */
function objectsAct(bytes: Buffer): boolean {
  const allowance = { bytes: readings * (bytes.length + mostUnpacked) }
  const left = { allowance, bytes: mostUnpacked, objects: mostPackedObjects, streams: mostPackedStreams }
  const opening: PdfValue[] = []
  const harmless = new Map<number, boolean>()
  let isActive = false
  const onDictionary = ({ entries, isAmbiguous }: PdfDictionary) => {
    isActive ||= actingEntries.some((name) => entries.has(name))
    const action = entries.get('OpenAction')
    if (action) opening.push(action)
    isActive ||= action !== undefined && isAmbiguous
  }
  const note = (number: number, value: PdfValue) =>
    harmless.set(number, isHarmless(value) && harmless.get(number) !== false)
  let count = 0
  for (const { number, value, stream } of objectsOf(bytes, allowance, onDictionary)) {
    count += 1
    note(number, value)
    if (stream === undefined || value.kind !== 'dictionary' || !isPacked(value)) continue
    const inside = unpacked(bytes, stream, value, left)
    if (hasName(inside, acting)) return true
    for (const packed of packedObjects(inside, value, left, onDictionary)) note(packed.number, packed.value)
  }
  if (count === 0) throw new MalformedPdf('No object')
  return isActive || opening.some((value) => !isHarmlessOpening(value, harmless))
}

/** A document may name the page it opens at, which is no action. */
const isHarmlessOpening = (value: PdfValue, harmless: ReadonlyMap<number, boolean>): boolean =>
  value.kind === 'reference' ? harmless.get(value.to) === true : isHarmless(value)

const isHarmless = (value: PdfValue): boolean =>
  value.kind === 'array' ||
  value.kind === 'other' ||
  (value.kind === 'dictionary' &&
    nameIn(value.entries.get('S')) === 'GoTo' &&
    !value.entries.has('Next') &&
    !value.isAmbiguous)
