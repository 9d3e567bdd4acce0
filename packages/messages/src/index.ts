export {
  type LaterMessageId,
  type LaterMessages,
  type MessageId,
  type Messages,
  messagesOf,
} from './messages-of.ts'
