import type { InboxDetails } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { inboxItemId, inboxKind, wireInboxDetails } from '../../wire/inbox-item.ts'

/** One item with what is needed to decide on it, and what happened to its reservation. Gone once it is done. */
export const getInboxItem = /* @__PURE__ */ endpoint({
  name: 'getInboxItem',
  method: 'GET',
  path: '/staff/inbox/:kind/:itemId',
  summary: 'One thing that waits, with its documents and the guest’s history',
  access: 'staff',
  permission: 'inbox:read',
  params: strictObject({ kind: inboxKind, itemId: inboxItemId }),
  reply: {
    status: 200,
    schema: wireInboxDetails,
    decode: (wire): InboxDetails => {
      const { item, ...details } = wireInboxDetails.decode(wire)
      return { ...item, ...details }
    },
  },
})
