import type { MessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'

export type WordsFor<Id extends string> = (
  id: Id,
  values?: Readonly<Record<string, string | number | boolean>>,
) => string

export type Words = WordsFor<MessageId>
/** The page's language: only sentences that exist can be asked for. */
export function useWords(): Words {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
