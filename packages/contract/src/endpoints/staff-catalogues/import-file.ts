import { object, picklist } from 'valibot'
import { freeText } from '../../wire/text.ts'

/** A file as text: two thousand rows of any catalogue. */
export const importFile = { text: /* @__PURE__ */ freeText(400_000), largestBody: 1_000_000 } as const

/** Why a file as a whole cannot be read. */
export const importRefusals = {
  'file-not-readable': /* @__PURE__ */ object({
    reason: /* @__PURE__ */ picklist([
      'not-csv',
      'nothing-in-it',
      'no-key-column',
      'unknown-column',
      'too-many-rows',
    ]),
  }),
} as const
