import { record, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { catalogueName, wireEntrySaved } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text, textOrEmpty } from '../../wire/text.ts'
import { savingRefusals } from './refusals.ts'

/** Changes an entry; fields that are not named stay as they are. `active` switches it on or off. */
export const changeCatalogueEntry = /* @__PURE__ */ endpoint({
  name: 'changeCatalogueEntry',
  method: 'PATCH',
  path: '/staff/catalogues/:catalogue/entries/:entry',
  summary: 'Changes an entry of a staff catalogue',
  access: 'staff',
  permission: 'catalogues:edit',
  params: strictObject({ catalogue: catalogueName, entry: text(80) }),
  body: strictObject({ values: record(text(40), textOrEmpty(400)) }),
  guard: 'once-on-version',
  refusals: savingRefusals,
  reply: answer(wireEntrySaved),
})
