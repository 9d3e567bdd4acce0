import type { FieldRefusal } from '@veranda/domain'
import type { LaterMessageId, MessageId } from '@veranda/messages'
import type { Words } from '../words/index.ts'

/** Those of sign-in come with the first view; the others are of forms that bring the later sentences along. */
const sentences: Record<FieldRefusal['rule'], MessageId | LaterMessageId> = {
  required: 'field.required',
  email: 'field.email',
  emails: 'field.emails',
  'letters-only': 'field.letters-only',
  name: 'field.name',
  'numbers-only': 'field.numbers-only',
  'too-short': 'field.min-length',
  'too-long': 'field.max-length',
  'wrong-length': 'field.exact-length',
  'confirmation-number': 'field.format',
  password: 'field.password',
  'passwords-differ': 'field.passwords-differ',
}

/** Why a field is not accepted, in the page's language. */
export const refusalWords = (refusal: FieldRefusal, words: Words): string =>
  words(sentences[refusal.rule] as MessageId, {
    required: 'required' in refusal ? refusal.required : 0,
    current: 'current' in refusal ? refusal.current : 0,
  })
