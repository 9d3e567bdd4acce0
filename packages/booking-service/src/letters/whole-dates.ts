import type { Locale } from '@veranda/domain'
import { wholeHours } from '@veranda/messages/spoken'

const nobreak = '\u00A0'

/** A letter in which a day stands on one line with its month, and a clock time with its half of the day and the word that leads to it; after a day no line ends within a check-in. */
export function withWholeDates(letter: string, locale: Locale): string {
  const [head = '', ...body] = letter.split(/(?=<body)/)
  const months = monthsIn(locale).join('|')
  const day = String.raw`\d{1,2}º?`
  const dates = new RegExp(String.raw`\b(${day}) (?:(de) )?(${months})\b|\b(${months}) (${day})\b`, 'giu')
  const clocks = /(\d:\d\d)\s([AP]M\b|[ap]\.\s?m\.|noon\b|midnight\b|del\b)/g
  return `${head}${body
    .join('')
    .split(/(<[^>]*>)/)
    .map((piece) =>
      piece.startsWith('<')
        ? piece
        : wholeHours(
            piece
              .replaceAll(dates, (whole) => whole.replaceAll(' ', nobreak))
              .replaceAll(clocks, (_, time: string, half: string) => `${time}${nobreak}${half}`)
              .replaceAll(/(?<=, )check-(?:in|out)\b/g, '<span style="white-space:nowrap">$&</span>'),
          ),
    )
    .join('')}`
}

/** As they stand in a date, long and short: "marzo", "mar". */
const monthsIn = (locale: Locale): readonly string[] =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) =>
      format
        .formatToParts(Date.UTC(2027, index, 1))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.replaceAll('.', String.raw`\.`))
        .join(''),
    )
  })
