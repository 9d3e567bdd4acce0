import { once } from 'node:events'
import { expect, test } from 'vitest'
import { insertRows } from '../db/insert-rows.ts'
import { auditCheck } from '../../schema/audit.ts'
import { outbox } from '../../schema/outbox.ts'
import { aClock } from '../../testing/a-service.ts'
import { freePort } from '../../testing/free-port.ts'
import { onEveryDatabase } from '../../testing/on-every-database.ts'
import type { Store } from '../db/store.ts'
import { serveMetrics } from './serve-metrics.ts'

const clock = aClock('2027-03-01T15:00:00Z')

/** A letter that was ordered so many seconds ago. */
const ordered = (id: string, seconds: number, more: Partial<typeof outbox.$inferInsert> = {}) => {
  const createdAt = new Date(clock.now().getTime() - seconds * 1000)
  return {
    id,
    kind: 'cancelled',
    locale: 'en',
    payload: {},
    messageId: `<${id}@letters>`,
    availableAt: createdAt,
    createdAt,
    doneAt: null,
    leavesAt: null,
    ...more,
  } as const
}

async function served(store: Store) {
  const port = await freePort()
  const server = await serveMetrics({ port, host: '127.0.0.1' }, { store, clock })
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const close = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  const lines = async () => (await (await at('/metrics')).text()).split('\n')
  return { port, at, lines, close }
}

onEveryDatabase((open) => {
  test('letters that wait are counted, and how long the oldest has been waiting that may leave', async () => {
    const store = await open()
    const { lines, close } = await served(store)
    expect(await lines()).toEqual(
      expect.arrayContaining(['veranda_letters_waiting 0', 'veranda_letters_oldest_seconds 0']),
    )
    const later = new Date(clock.now().getTime() + 3_600_000)
    await insertRows(store.db, outbox, [
      ordered('sent', 900, { doneAt: clock.now() }),
      ordered('put-off-by-a-limit', 600, { leavesAt: later }),
      ordered('waiting', 90),
    ])
    expect(await lines()).toEqual(
      expect.arrayContaining(['veranda_letters_waiting 2', 'veranda_letters_oldest_seconds 90']),
    )
    await close()
    await store.close()
  })

  test('letters are read once for a scrape, whatever is told of them', async () => {
    const store = await open()
    let readings = 0
    const counting = new Proxy(store.db, {
      get(target, key) {
        if (key === 'select') readings += 1
        return Reflect.get(target, key) as unknown
      },
    })
    const { lines, close } = await served({ ...store, db: counting })
    expect((await lines()).filter((line) => line.startsWith('veranda_letters_'))).toHaveLength(2)
    expect(readings).toBe(1)
    await lines()
    expect(readings).toBe(2)
    await close()
    await store.close()
  })

  test('an audit that was found broken is shown, until all of it was read and was whole', async () => {
    const store = await open()
    const { lines, close } = await served(store)
    const shown = async () => (await lines()).filter((line) => line.startsWith('veranda_audit_broken '))
    expect(await shown()).toEqual(['veranda_audit_broken 0'])
    const check = { at: clock.now(), upTo: 812, entries: 812, hash: 'f', sealedFrom: 1 }
    await insertRows(store.db, auditCheck, [{ ...check, brokenEntry: 813, fault: 'content' as const }])
    expect(await shown()).toEqual(['veranda_audit_broken 1'])
    await store.db.update(auditCheck).set({ brokenEntry: null, fault: null })
    expect(await shown()).toEqual(['veranda_audit_broken 0'])
    await close()
    await store.close()
  })

  test('only a database server has connections to count', async () => {
    const store = await open()
    const { lines, close } = await served(store)
    const found = (await lines()).filter((line) => line.startsWith('veranda_database_connections{'))
    const most = 'veranda_database_connections{state="most"} 10'
    expect(found).toEqual(store.kind === 'postgres' ? expect.arrayContaining([most]) : [])
    await close()
    await store.close()
  })

  test('without its database the process still says how it is, and nothing of letters or the audit', async () => {
    const store = await open()
    const { at, lines, close } = await served(store)
    expect((await at('/')).status).toBe(404)
    await store.close()
    const text = (await lines()).join('\n')
    expect(text).toMatch(/^process_resident_memory_bytes /m)
    expect(text).not.toMatch(/^veranda_(letters_waiting|audit_broken) /m)
    await close()
  })
})

test('a port that is taken is told in one sentence', async () => {
  const store = {} as Store
  const { port, close } = await served(store)
  await expect(serveMetrics({ port, host: '127.0.0.1' }, { store, clock })).rejects.toThrow(
    `Port ${port} of METRICS_PORT cannot be used on 127.0.0.1: EADDRINUSE.`,
  )
  await close()
})
