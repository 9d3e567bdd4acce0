import { object, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { decoded } from '../../wire/decoded.ts'
import { inboxItemId, inboxKind, wireInboxItem } from '../../wire/inbox-item.ts'
import { answer } from '../../wire/shape.ts'
import { wholeNumber } from '../../wire/whole-number.ts'

/** Takes an item on, or gives it back. A caller who saw an older assignment is told of the present one. */
export const assignInboxItem = /* @__PURE__ */ endpoint({
  name: 'assignInboxItem',
  method: 'POST',
  path: '/staff/inbox/:kind/:itemId/assignment',
  summary: 'Takes on something that waits, or gives it back',
  access: 'staff',
  permission: 'inbox:answer',
  params: strictObject({ kind: inboxKind, itemId: inboxItemId }),
  body: strictObject({
    to: picklist(['me', 'nobody']),
    version: wholeNumber(0, 999_999_999),
  }),
  refusals: {
    'item-changed': decoded(object({ item: wireInboxItem }), ({ item }) => ({
      item: wireInboxItem.decode(item),
    })),
  },
  reply: answer(wireInboxItem),
})
