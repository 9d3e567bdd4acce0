import { isPlainDate, type PlainDate } from '../dates/index.ts'

/** What staff search reservations by, as it was understood from one box. */
export type ReservationSearch =
  /** The beginning of a reservation number, in upper case; a room’s own number leads to its reservation. */
  | { readonly by: 'number'; readonly text: string }
  /** The beginning of an e-mail address, in lower case. */
  | { readonly by: 'email'; readonly text: string }
  | { readonly by: 'arrival'; readonly date: PlainDate }
  /** The beginning of a guest’s names, first or last name first, as `foldedName` folds it. */
  | { readonly by: 'name'; readonly text: string }

/** Fewer letters of a name would find everybody. */
const fewestLetters = 2

/**
 * What a typed text looks for; `undefined` where it says nothing yet. A date is read as the reader writes dates: with the month
 * first in American English, with the day first elsewhere.
 */
export function reservationSearchIn(
  typed: string,
  { isMonthFirst }: { readonly isMonthFirst: boolean },
): ReservationSearch | undefined {
  const text = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const date = dateIn(text, isMonthFirst)
  if (date) return { by: 'arrival', date }
  if (text.includes('@')) return { by: 'email', text: text.toLowerCase() }
  if (/^[a-z0-9][a-z0-9/–-]*$/i.test(text) && /[\d-]/.test(text) && !/^[a-z]+-[a-z]+$/i.test(text))
    return { by: 'number', text: text.replace(/\/\d*$/, '').toUpperCase() }
  const name = foldedName(text)
  return name.length < fewestLetters ? undefined : { by: 'name', text: name }
}

function dateIn(text: string, isMonthFirst: boolean): PlainDate | undefined {
  if (isPlainDate(text)) return text
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  if (!parts) return undefined
  const [, first = '', second = '', year = ''] = parts
  const [month, day] = isMonthFirst ? [first, second] : [second, first]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(date) ? date : undefined
}

/** The letters with marks that names are searched without, and the letters they are searched as. */
export const markedLetters = 'áàâãäåāăąçćčďđéèêëēėęěğíìîïīįıłľñńňóòôõöøōőŕřśšşșťțúùûüūůűųýÿžźż'
export const plainLetters = 'aaaaaaaaacccddeeeeeeeegiiiiiiillnnnoooooooorrssssttuuuuuuuuyyzzz'

/** A name as it is searched for: in lower case, without marks and commas. The database folds what is stored in the same way. */
export const foldedName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(',', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => plainLetters[markedLetters.indexOf(letter)] ?? letter)
