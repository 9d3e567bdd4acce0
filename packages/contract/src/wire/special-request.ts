import { requestStates, type SpecialRequest } from '@veranda/domain'
import { nullable, number, object, picklist, string } from 'valibot'
import { as, parts, wired } from './shape.ts'
import { encode } from './encode.ts'

const request = /* @__PURE__ */ parts({
  idRoomComment: as('requestId', number()),
  roomNumber: number(),
  confirmationNumber: as('roomConfirmation', string()),
  comment: as('text', string()),
  sentAt: string(),
})

/** A guest's request for a room; the API calls it a comment. */
export const wireSpecialRequest = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    ...request.entries,
    state: picklist(requestStates),
    seenAt: nullable(string()),
    answeredAt: nullable(string()),
    answer: nullable(string()),
  }),
  ({ state, seenAt, answeredAt, answer, ...wire }): SpecialRequest => {
    const wording = request.decode(wire)
    switch (state) {
      case 'sent':
        return { ...wording, state }
      case 'seen':
        return { ...wording, state, seenAt: seenAt ?? wire.sentAt }
      case 'answered':
        return { ...wording, state, answeredAt: answeredAt ?? wire.sentAt, answer: answer ?? '' }
    }
  },
  (value: SpecialRequest) => ({
    ...encode(request, value),
    state: value.state,
    seenAt: value.state === 'seen' ? value.seenAt : null,
    answeredAt: value.state === 'answered' ? value.answeredAt : null,
    answer: value.state === 'answered' ? value.answer : null,
  }),
)
