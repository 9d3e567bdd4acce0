import type { LaterMessageId, MessageId, StaffMessageId } from '@veranda/messages'
import { useIntl } from 'react-intl'
import type { WordsFor } from './use-words.ts'

/** Every sentence there is, those of the back office included. */
export type StaffWords = WordsFor<MessageId | LaterMessageId | StaffMessageId>

/** For screens of the back office, whose page brings all sentences at once. */
export function useStaffWords(): StaffWords {
  const intl = useIntl()
  return (id, values) => intl.formatMessage({ id }, values)
}
