import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { catalogueName, wireEntryDetail } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** An entry with what waits for approval, what points to it and what happened to it. */
export const getCatalogueEntry = /* @__PURE__ */ endpoint({
  name: 'getCatalogueEntry',
  method: 'GET',
  path: '/staff/catalogues/:catalogue/entries/:entry',
  summary: 'An entry of a staff catalogue and its history',
  access: 'staff',
  permission: 'catalogues:read',
  params: strictObject({ catalogue: catalogueName, entry: text(80) }),
  reply: answer(wireEntryDetail),
})
