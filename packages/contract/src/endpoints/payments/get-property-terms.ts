import { object, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { langCode } from '../../wire/language.ts'
import { text } from '../../wire/text.ts'

/** The property's own terms. */
export const getPropertyTerms = /* @__PURE__ */ endpoint({
  name: 'getPropertyTerms',
  method: 'POST',
  path: '/booking/terms-by-property',
  summary: "The property's terms",
  access: 'guest',
  body: strictObject({ property: text(10), lang_code: langCode }),
  reply: {
    status: 200,
    schema: object({ text: string() }),
    decode: (wire): { readonly text: string } => wire,
  },
})
