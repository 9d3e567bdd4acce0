import { recordFigure, runs } from '@veranda/test-depth'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../platform/db/store.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { anyCommands } from './testing/any-commands.ts'
import { aModel } from './testing/dates-model.ts'
import { beginAnew, drain, endings, expectAsModelled, openWorld } from './testing/dates-world.ts'

// At the landing depth the two model tests together make a hundred runs.
const times = runs('MODEL_RUNS', { landing: 75, full: 250 })

const allEndings = [
  'payment captured',
  'payment failed',
  'payment part-refunded',
  'payment refunded',
  'payment voided',
  'refund by-hand',
  'refund failed',
  'refund paid',
]

const commonEndings = ['payment captured', 'payment failed', 'payment refunded', 'refund paid']

let store: Store
let roomTypeId: number
beforeAll(async () => {
  store = await openEmbedded()
  roomTypeId = await openWorld(store)
})
afterAll(() => store.close())

test(
  'whatever two guests, the hotel, the clock and the provider do, the service agrees with its model and the money is right',
  async () => {
    let ran = 0
    const ended = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.commands(anyCommands, { maxCommands: 10 }), async (commands) => {
        const world = await beginAnew(store, roomTypeId)
        const model = aModel()
        await fc.asyncModelRun(() => ({ model, real: world }), commands)
        await drain(world)
        await expectAsModelled(store.db, roomTypeId, model)
        ran += 1
        for (const one of await endings(store)) ended.add(one)
      }),
      { numRuns: times },
    )
    expect(ran).toBe(times)
    if (times >= 250) expect([...ended]).toEqual(expect.arrayContaining(commonEndings))
    // Some are so rare that only a release has runs enough for them.
    if (times >= 1_000) expect([...ended].toSorted()).toEqual(allEndings)
    recordFigure('Model of dates and payments: runs', ran)
  },
  120_000 + times * 3_000,
)
