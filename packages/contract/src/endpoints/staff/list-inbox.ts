import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { inboxKind, wireInboxItem } from '../../wire/inbox-item.ts'
import { answer, list } from '../../wire/shape.ts'

/** What waits for the hotel, the oldest first; of one kind, or of all. */
export const listInbox = /* @__PURE__ */ endpoint({
  name: 'listInbox',
  method: 'GET',
  path: '/staff/inbox',
  summary: 'What waits for the hotel: requests, reviews, price matches, waitlist, calls, payments',
  access: 'staff',
  permission: 'inbox:read',
  query: strictObject({ kind: optional(inboxKind) }),
  reply: answer(list(wireInboxItem)),
})
