import { dialled, type HelpLine, type HelpTable, type OpeningHours } from '@veranda/domain'
import { type Finding, fault, note } from './finding.ts'

const where = 'brand.ts, help'

/** Whom guests call: numbers that can be dialled, one line for everybody, hours that are some. */
export const helpFindings = ({ lines, hours }: HelpTable): readonly Finding[] => [
  ...lines.flatMap(numberFaults),
  ...countryFaults(lines),
  ...hourFaults(hours),
]

function numberFaults(line: HelpLine): readonly Finding[] {
  const { phone, display } = line
  const digits = `${phone.country}${phone.area}${phone.number}`
  if (!/^\d+$/.test(digits) || !/^[1-9]\d{0,2}$/.test(phone.country))
    return [
      fault(
        where,
        `${dialled(phone)} cannot be dialled`,
        'Write digits alone, the country without + and without a zero before it',
      ),
    ]
  if (digits.length < 7 || digits.length > 15)
    return [fault(where, `${dialled(phone)} has ${digits.length} digits`, 'Telephone numbers have 7 to 15')]
  // A zero in brackets, as in +44 (0)20, is read out and not dialled.
  const shown = display?.replaceAll(/\(0\)|\D/g, '')
  return shown === undefined || shown === digits
    ? []
    : [fault(where, `“${display}” is shown where ${dialled(phone)} is dialled`, 'Make both the same number')]
}

function countryFaults(lines: readonly HelpLine[]): readonly Finding[] {
  const named = lines.flatMap(({ countries }) => countries ?? [])
  const forAll = lines.filter(({ countries }) => countries === undefined)
  const unknown = [...new Set(named)].filter((code) => !isCountry(code))
  const twice = [...new Set(named.filter((code, index) => named.indexOf(code) !== index))]
  return [
    ...unknown.map((code) =>
      fault(where, `“${code}” is no country`, 'Use the two capital letters of ISO 3166, as in FR'),
    ),
    ...twice.map((code) =>
      fault(where, `${code} has two lines`, 'Name each country once: the first line is called'),
    ),
    ...(forAll.length === 0
      ? [
          note(
            where,
            'no line is for all other countries',
            'Their guests call the first one; say so by leaving its countries out',
          ),
        ]
      : []),
    ...(forAll.length > 1
      ? [fault(where, `${forAll.length} lines name no countries`, 'Keep one: only the first is called')]
      : []),
  ]
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined

function hourFaults({ timeZone, weekdays, weekend }: OpeningHours): readonly Finding[] {
  const spans = Object.entries({ weekdays, weekend }).flatMap(([days, { opens, closes }]) =>
    opens < closes && opens >= 0 && closes <= 24
      ? []
      : [
          fault(
            where,
            `${days} open at ${opens} and close at ${closes}`,
            'Use whole hours from 0 to 24, opening first',
          ),
        ],
  )
  return isTimeZone(timeZone)
    ? spans
    : [...spans, fault(where, `“${timeZone}” is no time zone`, 'Name a place, as in America/Denver')]
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format(0)
    return true
  } catch {
    return false
  }
}
