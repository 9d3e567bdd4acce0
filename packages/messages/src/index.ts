export {
  type GuestSentences,
  guestSentencesOf,
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
