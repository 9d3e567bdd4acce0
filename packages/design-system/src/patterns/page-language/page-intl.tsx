import { parse } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@veranda/domain'
import { type Formats, formatToParts } from 'intl-messageformat'
import { createElement, Fragment, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

/** What pages format with. */
type PageIntl = Pick<
  IntlShape,
  'formatDate' | 'formatDisplayName' | 'formatMessage' | 'formatNumber' | 'formatTime'
>
type Formatters = Pick<
  IntlShape['formatters'],
  'getDateTimeFormat' | 'getDisplayNames' | 'getNumberFormat' | 'getPluralRules'
>

/**
 * The language of the page for react-intl's provider: sentences, dates, numbers and names of regions. Lists, plurals
 * outside sentences, relative times and durations are left out: asking for one is an error where it is asked. Sentences
 * are formatted by the library under react-intl; its own maker brings twice as much before the first view.
 */
export function pageIntl(
  locale: Locale,
  messages: IntlShape['messages'],
  onError: IntlShape['onError'],
): IntlShape {
  const formatters: Formatters = {
    getDateTimeFormat: stored((...asked) => new Intl.DateTimeFormat(...asked)),
    getDisplayNames: stored((...asked) => new Intl.DisplayNames(...asked)),
    getNumberFormat: stored((...asked) => new Intl.NumberFormat(...asked)),
    getPluralRules: stored((...asked) => new Intl.PluralRules(...asked)),
  }
  const piecesOf = (id: string, values?: Values): readonly unknown[] => {
    const message = messages[id]
    if (!message) throw new Error(`No sentence “${id}” in ${locale}`)
    const elements = typeof message === 'string' ? parsed(message) : message
    const parts = formatToParts(elements, locale, formatters, noFormats, values, undefined, id)
    return parts.map(({ value }) => value)
  }
  /** An error is said, and costs the page one text. */
  const orElse = <Text, Otherwise>(format: () => Text, otherwise: Otherwise): Text | Otherwise => {
    try {
      return format()
    } catch (error) {
      onError(error as Parameters<typeof onError>[0])
      return otherwise
    }
  }
  // A day stays on one line with its month, an hour with what belongs to it: "Mar 7,", "7 de marzo", "3:00 p.m.", "ore 15:00", "12:00 del mediodía".
  const instant: PageIntl['formatDate'] = (value, options) =>
    orElse(
      () =>
        formatters
          .getDateTimeFormat(locale, options)
          .format(dateOf(value))
          .replace(/ (?=\d\d?(,|$))|(\d|del?|ore) /g, '$2\u00A0'),
      String(value),
    )
  const wording = ({ id = '' }: { readonly id?: string }, values?: Values) => {
    const pieces = orElse(() => piecesOf(id, values), [id])
    // A sentence with marked words: its pieces always come in the same order, so they need no keys.
    return pieces.every((piece) => typeof piece === 'string')
      ? pieces.join('')
      : createElement(Fragment, null, ...(pieces as readonly ReactNode[]))
  }
  const formats: PageIntl = {
    formatDate: instant,
    formatTime: instant,
    formatNumber: (value, options) =>
      orElse(() => formatters.getNumberFormat(locale, options).format(value), String(value)),
    formatDisplayName: (value, options) =>
      orElse(() => formatters.getDisplayNames(locale, options).of(value), undefined),
    formatMessage: wording as IntlShape['formatMessage'],
  }
  const intl: Partial<IntlShape> = {
    locale,
    messages,
    onError,
    formatters: formatters as IntlShape['formatters'],
    ...formats,
  }
  return intl as IntlShape
}

type Values = Parameters<typeof formatToParts<ReactNode>>[4]

/** No sentence names a format of its own. */
const noFormats: Formats = { number: {}, date: {}, time: {} }

/** In a built shell every sentence is parsed ahead. */
const parsed = stored((message: string) => parse(message))

/** Makes a formatter once for the same language and options: making one takes longer than all it formats on a page. */
function stored<Asked extends readonly unknown[], Formatter>(
  make: (...asked: Asked) => Formatter,
): (...asked: Asked) => Formatter {
  const made = new Map<string, Formatter>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const formatter = made.get(key) ?? make(...asked)
    made.set(key, formatter)
    return formatter
  }
}

const dateOf = (value: Parameters<PageIntl['formatDate']>[0]) =>
  typeof value === 'string' ? new Date(value) : value
