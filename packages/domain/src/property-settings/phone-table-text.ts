import type { PhoneTableLine } from '../help/index.ts'
import { rowsIn, rowsText } from './rows.ts'
import { inRow, type SettingProblem, type SettingProblems } from './setting-problems.ts'

/** A phone line as it is edited. `guests`: country codes separated by commas, `@region`, or empty for all others. */
export type PhoneRow = {
  readonly guests: string
  readonly country: string
  readonly area: string
  readonly number: string
  readonly display: string
}

/** The help lines of a property, as they are edited, from the text of the setting. */
export const phoneRowsIn = (text: string): readonly PhoneRow[] =>
  rowsIn(text).map(([guests = '', country = '', area = '', number = '', display = '']) => ({
    guests,
    country,
    area,
    number,
    display,
  }))

/** The text of the setting for help lines as they are edited. */
export const phoneRowsText = (rows: readonly PhoneRow[]): string =>
  rowsText(rows.map(({ guests, country, area, number, display }) => [guests, country, area, number, display]))

/** The text of the setting for help lines; a region stands behind `@`. */
export const phoneText = (lines: readonly PhoneTableLine[]): string =>
  phoneRowsText(
    lines.map(({ region, countries, phone, display }) => ({
      guests: region === undefined ? (countries ?? []).join(', ') : `@${region}`,
      ...phone,
      display: display ?? '',
    })),
  )

/** The lines of a text that was checked. */
export const phoneTableIn = (text: string): readonly PhoneTableLine[] =>
  phoneRowsIn(text).map(({ guests, country, area, number, display }) => ({
    ...(guests === ''
      ? {}
      : guests.startsWith('@')
        ? { region: guests.slice(1) }
        : { countries: codesIn(guests) }),
    phone: { country, area, number },
    ...(display === '' ? {} : { display }),
  }))

const codesIn = (guests: string): readonly string[] =>
  guests
    .split(',')
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean)

const mostLines = 40

export function phoneProblems(text: string, regions: readonly string[]): SettingProblems {
  const rows = phoneRowsIn(text)
  if (rows.length > mostLines) return { phoneLines: 'too-many-rows' }
  const named = rows.map(({ guests }) =>
    guests.startsWith('@') || guests === '' ? [guests] : codesIn(guests),
  )
  return Object.assign(
    {},
    ...rows.map((row, index) =>
      inRow('phoneLines', index, {
        guests:
          guestsProblem(row.guests, regions) ?? (isNamedBefore(named, index) ? 'named-twice' : undefined),
        country: digitsProblem(row.country, 1, 3),
        area: digitsProblem(row.area, 0, 5),
        number: digitsProblem(row.number, 4, 12),
        display: displayProblem(row),
      }),
    ),
  ) as SettingProblems
}

function guestsProblem(guests: string, regions: readonly string[]): SettingProblem | undefined {
  if (guests === '') return undefined
  if (guests.startsWith('@')) return regions.includes(guests.slice(1)) ? undefined : 'not-a-region'
  const codes = codesIn(guests)
  return codes.length > 0 && codes.every((code) => /^[A-Z]{2}$/.test(code)) ? undefined : 'not-a-country'
}

const isNamedBefore = (named: readonly (readonly string[])[], index: number): boolean =>
  named.slice(0, index).some((before) => before.some((one) => named[index]?.includes(one)))

function digitsProblem(text: string, least: number, most: number): SettingProblem | undefined {
  if (text === '') return least === 0 ? undefined : 'required'
  if (!/^\d+$/.test(text)) return 'not-digits'
  return text.length < least ? 'too-small' : text.length > most ? 'too-long' : undefined
}

/** A number that is shown in its own way is still the number that is dialled. */
function displayProblem({ country, area, number, display }: PhoneRow): SettingProblem | undefined {
  if (display === '') return undefined
  if (display.length > 30) return 'too-long'
  return display.replaceAll(/\D/g, '') === `${country}${area}${number}` ? undefined : 'shown-number-differs'
}
