import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { recordFigure } from '@veranda/test-depth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWorldOfWrites, type GuardedName } from './testing/guarded-writes.ts'
import { onEveryDatabase } from './testing/on-every-database.ts'

const guarded = Object.values<AnyEndpoint>(endpoints)
  .filter(({ guard }) => guard !== undefined)
  .map(({ name }) => name as GuardedName)

onEveryDatabase((open) => {
  let world: Awaited<ReturnType<typeof aWorldOfWrites>>
  beforeAll(async () => {
    world = await aWorldOfWrites(await open())
  })
  afterAll(() => world.store.close())

  describe('an idempotent call', () => {
    test.each(guarded)('%s: repeats its answer byte for byte, and says so', async (name) => {
      const guest = await world.aGuest()
      const sending = await world.writes[name](guest)
      const { version } = await guest.reservation()
      const sender = { ...guest.who, version }
      const key = crypto.randomUUID()
      const first = await world.send(name, sender, sending, key)
      expect(first).toMatchObject({ status: 200, replayed: null })
      expect(await world.send(name, sender, sending, key)).toEqual({ ...first, replayed: 'true' })
      const other = await world.send(name, sender, { ...sending, ...sending.other }, key)
      expect(other).toMatchObject({ status: 422, refusal: 'idempotency-key-reused', replayed: null })
      expect(await world.send(name, sender, sending, key)).toEqual({ ...first, replayed: 'true' })
    })
  })

  test.each([
    [
      'a guest',
      'cancelRooms',
      { quoteId: 'none', quoteToken: 'none', acceptedPolicy: true, reason: { firstAnswer: 'changed-plans' } },
      'quote-not-found',
    ],
    ['a guest who sends a file', 'sendDocument', Buffer.from('no file of any kind'), 'document-wrong-type'],
    ['the hotel’s staff', 'decideCancellation', { decision: 'grant' }, 'no-request'],
  ] as const)('%s: repeats its refusal byte for byte, and says so', async (_, name, body, refusal) => {
    const { who, read, paramsOf } = await world.aGuest()
    const sender = { ...who, version: read.version }
    const sending = { params: { ...paramsOf, requestId: crypto.randomUUID() }, body }
    const key = crypto.randomUUID()
    const first = await world.send(name, sender, sending, key)
    expect(first).toMatchObject({ refusal, replayed: null })
    expect(await world.send(name, sender, sending, key)).toEqual({ ...first, replayed: 'true' })
  })
})

test('all idempotent calls of the contract are covered', () => {
  expect(guarded.length).toBeGreaterThan(14)
  recordFigure('Calls done once under a key: repeated to the letter', guarded.length)
})
