import type { LetterPreview } from '@veranda/domain'
import { strictObject, string, picklist } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer, shape } from '../../wire/shape.ts'
import { codeText } from '../../wire/text.ts'

const wireLetterPreview = /* @__PURE__ */ shape<LetterPreview>()({ subject: string(), html: string() })

/** The confirmation letter as it will arrive: at the guest's own address, or at another one, which reads initials for names. */
export const previewConfirmationLetter = /* @__PURE__ */ endpoint({
  name: 'previewConfirmationLetter',
  method: 'GET',
  path: '/booking/mail-letter/booking/:codeReservation/preview',
  summary: 'The confirmation letter as it will arrive',
  access: 'guest',
  params: strictObject({ codeReservation: codeText() }),
  query: strictObject({ reader: picklist(['own', 'other']) }),
  refusals: { 'nothing-to-confirm': nothing },
  reply: answer(wireLetterPreview),
})
