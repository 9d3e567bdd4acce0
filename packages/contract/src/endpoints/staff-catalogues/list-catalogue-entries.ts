import { entriesPerPage } from '@veranda/domain'
import { optional, picklist, pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { catalogueName, wireEntryPage } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** A page of a catalogue: searched, filtered and sorted as asked. */
export const listCatalogueEntries = /* @__PURE__ */ endpoint({
  name: 'listCatalogueEntries',
  method: 'GET',
  path: '/staff/catalogues/:catalogue',
  summary: `A staff catalogue, ${entriesPerPage} entries a page`,
  access: 'staff',
  permission: 'catalogues:read',
  params: strictObject({ catalogue: catalogueName }),
  query: strictObject({
    /** From 1. */
    page: optional(pipe(string(), regex(/^[1-9]\d{0,5}$/))),
    /** Up to a thousand at once instead of a page, to choose from. */
    length: optional(picklist(['all'])),
    search: optional(text(80)),
    status: optional(picklist(['active', 'inactive', 'waiting'])),
    sort: optional(text(40)),
    order: optional(picklist(['ascending', 'descending'])),
  }),
  reply: answer(wireEntryPage),
})
