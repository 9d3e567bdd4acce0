import {
  createFormatters,
  createIntlCache,
  DEFAULT_INTL_CONFIG,
  formatDate,
  formatDisplayName,
  formatMessage,
  formatNumber,
  formatTime,
} from '@formatjs/intl'
import type { Locale } from '@veranda/domain'
import { createElement, Fragment, type ReactNode } from 'react'
import type { IntlShape } from 'react-intl'

/** What pages format with; react-intl's own maker brings twice as much before the first view. */
type PageIntl = Pick<
  IntlShape,
  'formatDate' | 'formatDisplayName' | 'formatMessage' | 'formatNumber' | 'formatTime'
>

/**
 * The language of the page for react-intl's provider: sentences, dates, numbers and names of regions. Lists, plurals
 * outside sentences, relative times and durations are left out: asking for one is an error where it is asked.
 */
export function pageIntl(
  locale: Locale,
  messages: IntlShape['messages'],
  onError: IntlShape['onError'],
): IntlShape {
  const config = { ...DEFAULT_INTL_CONFIG, textComponent: Fragment, locale, messages, onError }
  const formatters = createFormatters(createIntlCache())
  const wording = (...asked: Parameters<IntlShape['formatMessage']>) => {
    const sentence: unknown = formatMessage(config, formatters, ...asked)
    return isInPieces(sentence) ? createElement(Fragment, null, ...sentence) : sentence
  }
  const formats: PageIntl = {
    formatDate: (value, options) => formatDate(config, formatters.getDateTimeFormat, value, options),
    formatTime: (value, options) => formatTime(config, formatters.getDateTimeFormat, value, options),
    formatNumber: (value, options) => formatNumber(config, formatters.getNumberFormat, value, options),
    formatDisplayName: (value, options) =>
      formatDisplayName(config, formatters.getDisplayNames, value, options),
    formatMessage: wording as IntlShape['formatMessage'],
  }
  const intl: Partial<IntlShape> = { ...config, formatters, ...formats }
  return intl as IntlShape
}

/** A sentence with marked words: its pieces always come in the same order, so they need no keys. */
const isInPieces = (sentence: unknown): sentence is ReactNode[] => Array.isArray(sentence)
