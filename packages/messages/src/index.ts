export {
  type LaterMessageId,
  type LaterMessages,
  locales,
  type MessageId,
  type Messages,
  messagesOf,
} from './messages-of.ts'
