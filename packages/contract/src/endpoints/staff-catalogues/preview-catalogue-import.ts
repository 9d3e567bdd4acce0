import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { catalogueName, wireImportPreview } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'
import { importFile, importRefusals } from './import-file.ts'

/** What a file would change, row by row. Nothing is changed. */
export const previewCatalogueImport = /* @__PURE__ */ endpoint({
  name: 'previewCatalogueImport',
  method: 'POST',
  path: '/staff/catalogues/:catalogue/import-preview',
  summary: 'What a CSV file would change in a staff catalogue',
  access: 'staff',
  permission: 'catalogues:edit',
  largestBody: importFile.largestBody,
  params: strictObject({ catalogue: catalogueName }),
  body: strictObject({ csv: importFile.text }),
  refusals: importRefusals,
  reply: answer(wireImportPreview),
})
