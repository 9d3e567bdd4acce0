import { type FieldRefusal, type FieldRule } from './fields.ts'

/** Particles between the parts of a name: written small, and not counted as parts. */
export const particles: ReadonlySet<string> = new Set(
  [
    'al af av ap an bar bat ben bin bint binti bte da das dal dalla de degli dei del della delle dello den der des di',
    'do dos du e ei el en et i het ibn la las le les li lo los op san santa sankt saint st sta ste te ten ter',
    'tot und ur van vander vom von vor y ze zu zum zur',
    'بن بنت ابن ابنة أبو ابو أم عبد آل ال',
    'בן בת אבן',
  ].flatMap((line) => line.split(' ')),
)

/**
 * A dot ends initials (`J.`, `J.R.R.`) or an abbreviation (`Jr.`, `Fco.`); between longer words it would make
 * a domain.
 */
const initials = /^(?:[\p{Lu}\p{Lt}\p{Ll}]\p{M}{0,4}\.)+(?:[\p{Lu}\p{Lt}\p{Ll}]\p{M}{0,4})?$/u
const shortForm = /^(?:\p{L}\p{M}{0,4}){1,4}\.[ªº]?$/u
/** `O’Brien`, `’t`, `Jesus’`, `Gal·la`: one mark between letters, or an apostrophe at an end. */
const plain = /^['’‘]?\p{L}\p{M}{0,4}(?:['’‘·・]?\p{L}\p{M}{0,4})*['’‘]?$/u
const shapes = [initials, shortForm, plain]

/** One space or hyphen separates two parts of a name. */
const piecesOf = (name: string): readonly string[] => name.split(/[ ‐‑-]/u)

/** Invisible characters also count as letters or marks. */
const unseen = /\p{Default_Ignorable_Code_Point}/u
const addressWords = /^(?:https?|www|ftp|mailto)$/iu
/**
 * A given name in Han characters has one to three, a family name up to five; a sentence in Han has no spaces
 * either.
 */
const hanSentence = /\p{Script=Han}{7}/u

const mostWords = 9
const mostParts = 6
const mostPartsInSmallLetters = 3

/** The characters of names, and no others: no digits, emoji, addresses or invisible characters. */
const nameSigns = /^[\p{L}\p{M} .'’‘·・‐‑-]+$/u

const strangeSigns: FieldRefusal = { rule: 'letters-only' }
const notAName: FieldRefusal = { rule: 'name' }

/**
 * A tidied first or last name that may be stored and written to others: letters of any script with the
 * spaces, hyphens, apostrophes, initials and abbreviations of names. An address (`evil.example`) or a
 * sentence is refused.
 */
export const guestName: FieldRule = (text) => {
  if (text === '') return undefined
  if (unseen.test(text) || !nameSigns.test(text)) return strangeSigns
  const isShaped = piecesOf(text).every((piece) => shapes.some((shape) => shape.test(piece)))
  return isShaped && !isSentence(text) ? undefined : notAName
}

function isSentence(name: string): boolean {
  if (hanSentence.test(name)) return true
  const words = name.split(' ')
  const pieces = piecesOf(name)
  if (words.length > mostWords || pieces.some((piece) => addressWords.test(piece))) return true
  if (pieces.filter(isPart).length > mostParts) return true
  // "ana maría" is a name typed in a hurry, "Claim it today" is not.
  const parts = words.filter(isPart)
  const small = parts.filter(isSmall)
  return small.length === parts.length ? small.length > mostPartsInSmallLetters : small.length > 1
}

const isPart = (word: string): boolean => !particles.has(word.toLowerCase())

/** Has no capital, in a script with capitals: `d’Alembert` and `al-Rashid` have one. */
const isSmall = (word: string): boolean => /\p{Ll}/u.test(word) && !/[\p{Lu}\p{Lt}]/u.test(word)
