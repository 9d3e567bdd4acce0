import type { LaterMessageId, MessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'

type WordsFor<Id extends string> = (
  id: Id,
  values?: Readonly<Record<string, string | number | boolean>>,
) => string

export type Words = WordsFor<MessageId>
/** The sentences of the first view, and those that come after it. */
export type LaterWords = WordsFor<MessageId | LaterMessageId>

/** The page's language: only sentences that exist can be asked for. */
export function useWords(): Words {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}

/** For parts that are shown within {@link LaterWording}. */
export function useLaterWords(): LaterWords {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
