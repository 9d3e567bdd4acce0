import { inboxKindsToClose } from '@veranda/domain'
import { boolean, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { inboxItemId } from '../../wire/inbox-item.ts'
import { answer, shape } from '../../wire/shape.ts'
import { wholeNumber } from '../../wire/whole-number.ts'

/** Takes something out of the inbox that nothing else ends. Two who do so at once are told. */
export const closeInboxItem = /* @__PURE__ */ endpoint({
  name: 'closeInboxItem',
  method: 'POST',
  path: '/staff/inbox/:kind/:itemId/close',
  summary: 'Says that something in the inbox is done',
  access: 'staff',
  permission: 'inbox:answer',
  params: strictObject({ kind: picklist(inboxKindsToClose), itemId: inboxItemId }),
  body: strictObject({ version: wholeNumber(0, 999_999_999) }),
  refusals: { 'item-taken': nothing },
  reply: answer(/* @__PURE__ */ shape<{ readonly closed: boolean }>()({ closed: boolean() })),
})
