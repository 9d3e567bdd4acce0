import { encodeInboxDetails, encodeInboxItem, endpoints } from '@veranda/contract'
import { serve } from '../../platform/http/serve.ts'
import { wordsFor } from '../../platform/language.ts'
import { assignInboxItem } from './assign-inbox-item.ts'
import { closeInboxItem } from './close-inbox-item.ts'
import { forThoseWhoMayOpen } from '../../documents/who-may-open.ts'
import { getInboxItem } from './get-inbox-item.ts'
import { listInbox } from './list-inbox.ts'

export const inboxRoutes = {
  listInbox: serve(endpoints.listInbox, async (service, { query, call }) =>
    (await listInbox(service, { kind: query.kind, lang: wordsFor(call) })).map(encodeInboxItem),
  ),
  getInboxItem: serve(forThoseWhoMayOpen(endpoints.getInboxItem), async (service, { params, call }) =>
    encodeInboxDetails(await getInboxItem(service, params, wordsFor(call))),
  ),
  closeInboxItem: serve(endpoints.closeInboxItem, async (service, { staff, params, body, call }) =>
    closeInboxItem(service, staff, { ...params, ...body }, wordsFor(call)),
  ),
  assignInboxItem: serve(endpoints.assignInboxItem, async (service, { staff, params, body, call }) =>
    encodeInboxItem(await assignInboxItem(service, staff, { ...params, ...body }, wordsFor(call))),
  ),
}
