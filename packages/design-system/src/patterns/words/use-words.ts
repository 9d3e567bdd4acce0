import type { MessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'

export type Words = (id: MessageId, values?: Readonly<Record<string, string | number | boolean>>) => string

/** The page's language: only sentences that exist can be asked for. */
export function useWords(): Words {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
