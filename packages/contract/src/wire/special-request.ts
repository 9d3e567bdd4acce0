import { requestStates, type SpecialRequest } from '@veranda/domain'
import { type InferOutput, nullable, number, object, picklist, string } from 'valibot'

/** A room's comment, as the API calls what a guest wishes for it. */
export const wireSpecialRequest = /* @__PURE__ */ object({
  idRoomComment: number(),
  roomNumber: number(),
  confirmationNumber: string(),
  comment: string(),
  state: picklist(requestStates),
  sentAt: string(),
  seenAt: nullable(string()),
  answeredAt: nullable(string()),
  answer: nullable(string()),
})
export type WireSpecialRequest = InferOutput<typeof wireSpecialRequest>

export function decodeSpecialRequest(wire: WireSpecialRequest): SpecialRequest {
  const { state, seenAt, answeredAt, answer } = wire
  const request = {
    requestId: wire.idRoomComment,
    roomNumber: wire.roomNumber,
    roomConfirmation: wire.confirmationNumber,
    text: wire.comment,
    sentAt: wire.sentAt,
  }
  switch (state) {
    case 'sent':
      return { ...request, state }
    case 'seen':
      return { ...request, state, seenAt: seenAt ?? wire.sentAt }
    case 'answered':
      return { ...request, state, answeredAt: answeredAt ?? wire.sentAt, answer: answer ?? '' }
  }
}

export const encodeSpecialRequest = (request: SpecialRequest): WireSpecialRequest => ({
  idRoomComment: request.requestId,
  roomNumber: request.roomNumber,
  confirmationNumber: request.roomConfirmation,
  comment: request.text,
  state: request.state,
  sentAt: request.sentAt,
  seenAt: request.state === 'seen' ? request.seenAt : null,
  answeredAt: request.state === 'answered' ? request.answeredAt : null,
  answer: request.state === 'answered' ? request.answer : null,
})
