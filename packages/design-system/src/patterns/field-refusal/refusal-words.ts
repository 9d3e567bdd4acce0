import type { FieldRefusal } from '@veranda/domain'
import type { LaterMessageId, MessageId } from '@veranda/messages'
import type { Words } from '../words/index.ts'

/** Why a field is not accepted, in the page's language. */
export function refusalWords(refusal: FieldRefusal, words: Words): string {
  // Those of sign-in come with the first view; the others are of forms that bring the later sentences along.
  const sentence: MessageId | LaterMessageId = `field.${refusal.rule}`
  return words(sentence as MessageId, {
    required: 'required' in refusal ? refusal.required : 0,
    current: 'current' in refusal ? refusal.current : 0,
  })
}
