export { type MessageId, type Messages, messagesOf } from './messages-of.ts'
