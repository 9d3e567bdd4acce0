export { guestSentencesOf } from './guest-sentences-of.ts'
export {
  type GuestSentences,
  type LaterMessageId,
  type LaterMessages,
  locales,
  type MessageId,
  type Messages,
  messagesOf,
  type StaffMessageId,
  type StaffMessages,
} from './messages-of.ts'
export { nearestId } from './nearest.ts'
