import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { catalogueName, wireImported } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'
import { importFile, importRefusals } from './import-file.ts'

/** Does what the preview said, all of it or nothing; rows that were not accepted are left out. */
export const importCatalogue = /* @__PURE__ */ endpoint({
  name: 'importCatalogue',
  method: 'POST',
  path: '/staff/catalogues/:catalogue/import',
  summary: 'Takes the rows of a CSV file into a staff catalogue',
  access: 'staff',
  permission: 'catalogues:edit',
  largestBody: importFile.largestBody,
  params: strictObject({ catalogue: catalogueName }),
  body: strictObject({ csv: importFile.text, plan: text(80) }),
  guard: 'once',
  refusals: { ...importRefusals, 'import-changed': nothing },
  reply: answer(wireImported),
})
