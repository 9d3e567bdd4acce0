import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { catalogueName, wireEntrySaved } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text, textOrEmpty } from '../../wire/text.ts'
import { usedBy } from './refusals.ts'

/** Deletes an entry to which nothing points. The word “delete” has to be typed. */
export const deleteCatalogueEntry = /* @__PURE__ */ endpoint({
  name: 'deleteCatalogueEntry',
  method: 'POST',
  path: '/staff/catalogues/:catalogue/entries/:entry/deletion',
  summary: 'Deletes an entry of a staff catalogue',
  access: 'staff',
  permission: 'catalogues:edit',
  params: strictObject({ catalogue: catalogueName, entry: text(80) }),
  body: strictObject({ confirmation: textOrEmpty(40) }),
  guard: 'once-on-version',
  refusals: { 'word-missing': nothing, 'entry-in-use': usedBy, 'change-waits': nothing },
  reply: answer(wireEntrySaved),
})
