import { type GenericSchema, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'

const { cancelRooms, checkCancellation, quoteCancellation, listCancellationReasons, sendDocument } = endpoints

const fits = (schema: GenericSchema | undefined, value: unknown) =>
  schema !== undefined && safeParse(schema, value).success

describe('a request about cancelling is accepted or refused when it is parsed', () => {
  test.each([
    ['1', true],
    ['1,2,12', true],
    ['', false],
    ['0', false],
    ['1,,2', false],
    ['1, 2', false],
    ['1.5', false],
    ['1;drop', false],
  ])('rooms “%s”: %s', (rooms, taken) => {
    expect(fits(checkCancellation.query, { rooms })).toBe(taken)
  })

  test('rooms to quote: at least one, and a limited number', () => {
    const takes = (roomNumbers: readonly unknown[]) =>
      fits(quoteCancellation.body, { bookingId: 1, roomNumbers })
    expect(takes([1, 2])).toBe(true)
    expect(takes([])).toBe(false)
    expect(takes(['1'])).toBe(false)
    expect(takes(Array.from({ length: 100 }, () => 1))).toBe(false)
  })

  const selection = {
    quoteId: 'q',
    quoteToken: 't',
    acceptedPolicy: true,
    reason: { firstAnswer: 'weather' },
  }
  test.each([
    ['only what is needed', selection, true],
    [
      'everything',
      {
        ...selection,
        reason: {
          ...selection.reason,
          secondAnswer: 'a',
          otherReason: 'línea\nlínea 👋',
          agency: 'b',
          hotel: 'c',
          membership: 'd',
        },
        offer: 'credit',
        documentIds: ['p1'],
      },
      true,
    ],
    ['amounts of the guest’s own', { ...selection, refund: 1 }, false],
    ['rooms of the guest’s own', { ...selection, roomNumbers: [1] }, false],
    ['no word about the policy', { ...selection, acceptedPolicy: undefined }, false],
    ['an offer there is not', { ...selection, offer: 'free-nights' }, false],
    ['six proofs', { ...selection, documentIds: ['1', '2', '3', '4', '5', '6'] }, false],
    ['a bell', { ...selection, reason: { ...selection.reason, otherReason: '\u0007' } }, false],
    ['a novel', { ...selection, reason: { ...selection.reason, otherReason: 'a'.repeat(1_001) } }, false],
  ])('cancelling with %s', (_, body, taken) => {
    expect(fits(cancelRooms.body, body)).toBe(taken)
  })

  test('reasons are requested in any language, by the API’s own codes', () => {
    const takes = (application: string) => fits(listCancellationReasons.params, { application })
    expect(['', '_ES', '_FR', '_fr'].map((suffix) => takes(`MANAGE_RESERVATION${suffix}`))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('a file comes with its name', () => {
    expect(fits(sendDocument.headers, { 'veranda-file-name': 'offer.pdf', accept: '*/*' })).toBe(true)
    expect(fits(sendDocument.headers, { accept: '*/*' })).toBe(false)
  })

  test('every write is guarded against being done twice', () => {
    const writes = [
      'sendDocument',
      'removeDocument',
      'cancelRooms',
      'reinstateCancellation',
      'withdrawCancellation',
      'decideCancellation',
    ] as const
    for (const name of writes) expect(endpoints[name].guard, name).toMatch(/^once/)
    expect(endpoints.decideCancellation.access).toBe('staff')
  })
})
