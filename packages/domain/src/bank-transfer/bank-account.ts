import { passesCheckDigits } from './check-digits.ts'

/** A bank account as money is sent to it: by its IBAN, or by its number where the country has no IBANs. */
export type BankAccountNumber =
  | { readonly kind: 'iban'; readonly iban: string }
  | { readonly kind: 'account-number'; readonly number: string }

/** How long the IBANs of a country are (ISO 13616 registry), for the countries that have them. */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 ' +
    'LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ' +
    'ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Whether a country's accounts have IBANs: there, nothing else is taken for one. */
export const hasIbans = (countryCode: string): boolean => Object.hasOwn(ibanLengths, countryCode)

/** An IBAN without spaces: its country's length, and check digits that are right. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(text) &&
  ibanLengths[text.slice(0, 2)] === text.length &&
  passesCheckDigits(text)

/** A bank’s code in international payments (ISO 9362): eight signs, or eleven with a branch. */
export const isBic = (text: string): boolean => /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(text)

/** An account number of a country without IBANs. A Mexican one is a CLABE, with a check digit of its own. */
export const isAccountNumber = (text: string, countryCode: string): boolean =>
  countryCode === 'MX' ? isClabe(text) : /^[A-Z\d]{4,34}$/.test(text)

const clabeWeights = [3, 7, 1] as const

function isClabe(text: string): boolean {
  if (!/^\d{18}$/.test(text)) return false
  const sum = text
    .slice(0, 17)
    .split('')
    .reduce((all, digit, place) => all + ((Number(digit) * (clabeWeights[place % 3] ?? 0)) % 10), 0)
  return (10 - (sum % 10)) % 10 === Number(text[17])
}

/** What an account is entered as: one of the two is empty. */
export type EnteredAccount = {
  readonly countryCode: string
  readonly iban: string
  readonly accountNumber: string
}

export type AccountRefusal =
  | 'account-missing'
  | 'iban-or-number'
  | 'iban-needed'
  | 'iban-not-valid'
  | 'number-not-valid'

/** Why what was entered is no account that money can be sent to; nothing where it is one. */
export function accountRefusal({
  countryCode,
  iban,
  accountNumber,
}: EnteredAccount): AccountRefusal | undefined {
  if (iban === '' && accountNumber === '') return 'account-missing'
  if (iban !== '' && accountNumber !== '') return 'iban-or-number'
  if (iban !== '') return isIban(iban) ? undefined : 'iban-not-valid'
  if (hasIbans(countryCode)) return 'iban-needed'
  return isAccountNumber(accountNumber, countryCode) ? undefined : 'number-not-valid'
}

/** An account as people read it and type it: an IBAN in groups of four, a number as it is. */
export const writtenAccount = (account: BankAccountNumber): string =>
  account.kind === 'iban' ? inFours(account.iban) : account.number

/** In groups of four, as banks print what has to be typed without a mistake. */
export const inFours = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Who collects for a property, and where: what a guest needs to send money. */
export type CollectingAccount = {
  readonly holder: string
  readonly bankName: string
  /** Where the bank is, as ISO 3166-1 alpha-2. */
  readonly bankCountry: string
  readonly bic: string
  readonly account: BankAccountNumber
}
