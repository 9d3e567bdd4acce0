import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { catalogueName, wireCatalogueFile } from '../../wire/catalogue.ts'
import { answer } from '../../wire/shape.ts'

/** A whole catalogue as a file for a spreadsheet. */
export const exportCatalogue = /* @__PURE__ */ endpoint({
  name: 'exportCatalogue',
  method: 'GET',
  path: '/staff/catalogues/:catalogue/export',
  summary: 'A staff catalogue as CSV',
  access: 'staff',
  permission: 'catalogues:read',
  params: strictObject({ catalogue: catalogueName }),
  reply: answer(wireCatalogueFile),
})
