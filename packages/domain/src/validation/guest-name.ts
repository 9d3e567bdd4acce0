import { type FieldRefusal, type FieldRule } from './fields.ts'

/** Words that stand between the parts of a name and are no part themselves: written small, and not counted. */
export const particles: ReadonlySet<string> = new Set(
  [
    'al af av ap an bar bat ben bin bint binti bte da das dal dalla de degli dei del della delle dello den der des di',
    'do dos du e ei el en et i het ibn la las le les li lo los op san santa sankt saint st sta ste te ten ter',
    'tot und ur van vander vom von vor y ze zu zum zur',
    'بن بنت ابن ابنة أبو ابو أم عبد آل ال',
    'בן בת אבן',
  ].flatMap((line) => line.split(' ')),
)

/** A dot ends initials (`J.`, `J.R.R.`) or a short form (`Jr.`, `Fco.`); between longer words it would make a domain. */
const initials = /^(?:[\p{Lu}\p{Lt}\p{Ll}]\p{M}{0,4}\.)+(?:[\p{Lu}\p{Lt}\p{Ll}]\p{M}{0,4})?$/u
const shortForm = /^(?:\p{L}\p{M}{0,4}){1,4}\.[ªº]?$/u
/** `O’Brien`, `’t`, `Jesus’`, `Gal·la`: one mark between letters, or an apostrophe at an end. */
const plain = /^['’‘]?\p{L}\p{M}{0,4}(?:['’‘·・]?\p{L}\p{M}{0,4})*['’‘]?$/u
const shapes = [initials, shortForm, plain]

/** One blank or hyphen stands between two pieces of a name. */
const piecesOf = (name: string): readonly string[] => name.split(/[ ‐‑-]/u)

/** Signs nobody sees count as letters or accents too. */
const unseen = /\p{Default_Ignorable_Code_Point}/u
const addressWords = /^(?:https?|www|ftp|mailto)$/iu
/** A given name of Han signs has one to three, a family name up to five; a sentence has no blanks either. */
const hanSentence = /\p{Script=Han}{7}/u

const mostWords = 9
const mostParts = 6
const mostPartsInSmallLetters = 3

/** Signs a name is written with, and no others: no digit, no emoji, no address, no sign that cannot be seen. */
const nameSigns = /^[\p{L}\p{M} .'’‘·・‐‑-]+$/u

const strangeSigns: FieldRefusal = { rule: 'letters-only' }
const notAName: FieldRefusal = { rule: 'name' }

/**
 * A first or last name, tidied, as it may be kept and be written to others: letters of any script with the blanks,
 * hyphens, apostrophes, initials and short forms names have. An address (`evil.example`) or a sentence is no name.
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
  // "ana maría" is typed in a hurry, "Claim it today" is no name.
  const parts = words.filter(isPart)
  const small = parts.filter(isSmall)
  return small.length === parts.length ? small.length > mostPartsInSmallLetters : small.length > 1
}

const isPart = (word: string): boolean => !particles.has(word.toLowerCase())

/** Has no capital, in a script that has them: `d’Alembert` and `al-Rashid` have one. */
const isSmall = (word: string): boolean => /\p{Ll}/u.test(word) && !/[\p{Lu}\p{Lt}]/u.test(word)
