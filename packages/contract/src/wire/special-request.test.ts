import { encode } from './encode.ts'
import { longestRequest, requestStates, type SpecialRequest } from '@veranda/domain'
import fc from 'fast-check'
import { type GenericSchema, parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { wireSpecialRequest } from './special-request.ts'

const at = '2027-03-01T15:00:00.000Z'
const request = {
  requestId: 7,
  roomNumber: 2,
  roomConfirmation: 'ZPCU-104A7C-AB/2',
  text: 'A quiet room, please',
  sentAt: at,
}

describe('a special request', () => {
  test('is received as it was sent, in every state', () => {
    const progress = fc.constantFrom(
      { state: 'sent' } as const,
      { state: 'seen', seenAt: at } as const,
      { state: 'answered', answeredAt: at, answer: 'Gladly' } as const,
    )
    fc.assert(
      fc.property(progress, fc.string(), (state, text) => {
        const given: SpecialRequest = { ...request, text, ...state }
        expect(
          wireSpecialRequest.decode(parse(wireSpecialRequest, encode(wireSpecialRequest, given))),
        ).toEqual(given)
      }),
    )
  })

  test('is a comment on a room in the API’s own names, under the room’s confirmation number', () => {
    expect(encode(wireSpecialRequest, { ...request, state: 'sent' })).toMatchObject({
      confirmationNumber: 'ZPCU-104A7C-AB/2',
      comment: 'A quiet room, please',
    })
    expect(endpoints.sendSpecialRequest.path).toBe('/booking/room-comment/room/:roomId')
  })

  test('in an unknown state is unreadable', () => {
    const wire = encode(wireSpecialRequest, { ...request, state: 'sent' })
    expect(requestStates).toHaveLength(3)
    expect(safeParse(wireSpecialRequest, { ...wire, state: 'lost' }).success).toBe(false)
  })
})

const fits = (schema: GenericSchema | undefined, value: unknown) =>
  schema !== undefined && safeParse(schema, value).success

test.each([
  ['a sentence', { comment: 'Un cuarto alto,\npor favor 🙏' }, true],
  ['nothing', { comment: '' }, false],
  ['as much as may be', { comment: 'a'.repeat(longestRequest) }, true],
  ['a novel', { comment: 'a'.repeat(longestRequest + 1) }, false],
  ['a bell', { comment: 'Ring\u0007' }, false],
  ['an answer of the guest’s own', { comment: 'Cot', answer: 'Yes' }, false],
])('sending %s', (_, body, taken) => {
  expect(fits(endpoints.sendSpecialRequest.body, body)).toBe(taken)
})

test('only staff mark a request as seen or answer it, each once', () => {
  for (const name of ['markSpecialRequestSeen', 'answerSpecialRequest'] as const) {
    expect(endpoints[name].access).toBe('staff')
    expect(endpoints[name].guard).toBe('once')
  }
})
