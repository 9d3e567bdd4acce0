import { custom, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { catalogueName } from '../../wire/catalogue.ts'

/** A whole catalogue as a file for a spreadsheet. */
export const exportCatalogue = /* @__PURE__ */ endpoint({
  name: 'exportCatalogue',
  method: 'GET',
  path: '/staff/catalogues/:catalogue/export',
  summary: 'A staff catalogue as CSV',
  access: 'staff',
  params: strictObject({ catalogue: catalogueName }),
  givesFile: true,
  reply: { status: 200, schema: custom<Blob>((file) => file instanceof Blob), decode: (file) => file },
})
