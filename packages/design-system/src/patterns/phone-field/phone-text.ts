import {
  AsYouType,
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** A country to choose, named in the page's language. `diallingCode` has no plus sign. */
export type CountryChoice = {
  readonly countryCode: string
  readonly name: string
  readonly diallingCode: string
}

/** What a country's own writing can be made of; anything else is left as it was typed, for the rule to refuse. */
const writable = /^[+\d\s()./-]*$/

/** The largest of the countries that share a code, where the number does not say which of them it is. */
const leading: Readonly<Record<string, string>> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
}

const isPart = (signs: string): boolean => /^[\s()./-]*$/.test(signs)

/**
 * A number as its country writes it, while it is typed. Only what is added at its end is put in order, or what is
 * pasted or filled in whole: an edit in the middle keeps the caret and every sign.
 */
export function phoneWhileTyped(before: string, typed: string, country: string): string {
  if (!writable.test(typed)) return typed
  const isAdded = typed.startsWith(before) && !isPart(typed.slice(before.length))
  const isWhole = digitsOf(typed).length > digitsOf(before).length + 1
  return isAdded || isWhole ? inOrder(typed, country) : typed
}

/**
 * A number as it is kept: with its country's code, as it is dialled from anywhere. One that is too short or long stays.
 */
export function phoneWhenLeft(typed: string, country: string): string {
  if (!writable.test(typed) || digitsOf(typed).length < 4) return typed
  const number = parsePhoneNumberFromString(typed, known(country))
  return number?.isPossible() ? number.formatInternational() : typed
}

/** The country a number is of, as far as it says so; else the one it is meant for. */
export function countryOfPhone(typed: string, meant: string, countries: readonly CountryChoice[]): string {
  if (!typed.startsWith('+')) return meant
  const typer = new AsYouType()
  typer.input(typed)
  const typedCountry = typer.getCountry()
  if (typedCountry) return typedCountry
  const digits = digitsOf(typed)
  const fitting = countries.filter(({ diallingCode }) => digits.startsWith(diallingCode))
  const longest = Math.max(0, ...fitting.map(({ diallingCode }) => diallingCode.length))
  const same = fitting.filter(({ diallingCode }) => diallingCode.length === longest)
  const first = same.find(({ countryCode }) => countryCode === meant) ?? same[0]
  if (!first) return ''
  return first.countryCode === meant ? meant : (leading[first.diallingCode] ?? first.countryCode)
}

/** The same number in another country: its code is another one, what follows stays. */
export function inCountry(typed: string, from: CountryChoice | undefined, to: CountryChoice): string {
  const digits = digitsOf(typed)
  const own = typed.startsWith('+') && from ? digits.slice(from.diallingCode.length) : digits
  return inOrder(`+${to.diallingCode}${own}`, to.countryCode)
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '')

const inOrder = (typed: string, country: string): string => new AsYouType(known(country)).input(typed)

/** Without a country a number needs its code; one the library does not know counts as none. */
const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined
