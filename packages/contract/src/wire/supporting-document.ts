import type { SupportingDocument } from '@veranda/domain'
import { number, string } from 'valibot'
import { as, shape } from './shape.ts'

export const wireDocument = /* @__PURE__ */ shape<SupportingDocument>()({
  documentId: string(),
  fileName: as('name', string()),
  fileSize: as('size', number()),
  contentType: as('type', string()),
})
