import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../db/open-store.ts'
import type { Store } from '../db/store.ts'
import { anyCommands } from './testing/dates-commands.ts'
import { aModel } from './testing/dates-model.ts'
import { beginAnew, expectAsModelled, openWorld } from './testing/dates-world.ts'

const runs = Number(process.env['MODEL_RUNS'] ?? 1_000)

let store: Store
let roomTypeId: number
beforeAll(async () => {
  store = await openStore({ url: 'pglite:' })
  roomTypeId = await openWorld(store)
})
afterAll(() => store.close())

test(
  'whatever two guests, the hotel and the clock do, the service does what its model says',
  async () => {
    let ran = 0
    await fc.assert(
      fc.asyncProperty(fc.commands(anyCommands, { maxCommands: 9 }), async (commands) => {
        const world = await beginAnew(store, roomTypeId)
        const model = aModel()
        await fc.asyncModelRun(() => ({ model, real: world }), commands)
        await expectAsModelled(store.db, roomTypeId, model)
        ran += 1
      }),
      { numRuns: runs },
    )
    expect(ran).toBe(runs)
  },
  60_000 + runs * 300,
)
