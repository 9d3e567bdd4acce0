import { letterStates, type SentLetter } from '@veranda/domain'
import { picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { shape } from './shape.ts'

export const wireSentLetter = /* @__PURE__ */ shape<SentLetter>()({
  email: string(),
  state: picklist(letterStates),
  orderedAt: string(),
})
/** A letter and what became of it as the service sends it. */
export const encodeSentLetter = (value: SentLetter) => encode(wireSentLetter, value)
