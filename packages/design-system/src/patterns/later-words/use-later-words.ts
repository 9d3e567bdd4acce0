import type { LaterMessageId, MessageId } from '@veranda/messages'
import { spokenIn, wholeHours } from '@veranda/messages/spoken'
import { useIntl } from 'react-intl'
import type { WordsFor } from '../words/use-words.ts'

/** The sentences of the first view, and those that come after it. */
export type LaterWords = WordsFor<MessageId | LaterMessageId>

/** For parts that are shown within {@link LaterWording}. */
export function useLaterWords(): LaterWords {
  const intl = useIntl()
  const spoken = spokenIn[intl.locale]
  return (id, values) => {
    const sentence = intl.formatMessage({ id }, values)
    return wholeHours(spoken ? spoken(sentence) : sentence)
  }
}
