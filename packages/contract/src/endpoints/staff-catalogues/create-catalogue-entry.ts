import { record, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { catalogueName, wireEntrySaved } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text, textOrEmpty } from '../../wire/text.ts'
import { savingRefusals } from './refusals.ts'

/** Adds an entry, or proposes it where another has to approve. */
export const createCatalogueEntry = /* @__PURE__ */ endpoint({
  name: 'createCatalogueEntry',
  method: 'POST',
  path: '/staff/catalogues/:catalogue/entries',
  summary: 'Adds an entry to a staff catalogue',
  access: 'staff',
  permission: 'catalogues:edit',
  params: strictObject({ catalogue: catalogueName }),
  body: strictObject({ values: record(text(40), textOrEmpty(400)) }),
  guard: 'once',
  refusals: { ...savingRefusals, 'entry-exists': nothing },
  reply: answer(wireEntrySaved),
})
