import type { LaterMessageId, MessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'
import { elided } from './elided.ts'
import { oneFullStop } from './one-full-stop.ts'
import { singularHour } from './singular-hour.ts'
import type { WordsFor } from './use-words.ts'

/** The sentences of the first view, and those that come after it. */
export type LaterWords = WordsFor<MessageId | LaterMessageId>

/** For parts that are shown within {@link LaterWording}. */
export function useLaterWords(): LaterWords {
  const intl = useIntl()
  const spoken = spokenIn[intl.locale]
  return (id, values) => {
    const sentence = intl.formatMessage({ id }, values)
    return spoken ? spoken(sentence) : sentence
  }
}

/** What a number or an hour put into a sentence does to what stands beside it. */
export const spokenIn: Readonly<Record<string, (sentence: string) => string>> = {
  'es-MX': (sentence) => oneFullStop(singularHour(sentence)),
  'it-IT': elided,
}
