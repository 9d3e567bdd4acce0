import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotency } from '../../schema/idempotency.ts'
import type { Store } from '../db/store.ts'
import { aClock, aService, type TestService } from '../../testing/a-service.ts'
import { isRefusal, refuseInAnyWord, type ServiceRefusal } from '../refusal.ts'
import type { Clock } from '../service.ts'
import { onEveryDatabase } from '../../testing/on-every-database.ts'
import { type Claim, doOnce } from './do-once.ts'
import { endLeases, type Lease, leaseFrom, usualLease } from './lease.ts'

onEveryDatabase((open) => {
  let store: Store
  let service: TestService
  let done = 0
  beforeAll(async () => {
    store = await open()
    service = aService(store)
  })
  afterAll(() => store.close())

  const aClaim = (over: Partial<Claim> = {}): Claim => ({
    subject: 'ZPCU-104A7C-AB',
    route: 'changeStay',
    key: crypto.randomUUID(),
    fingerprint: 'a wish',
    ...over,
  })
  const work = (claim: Claim) =>
    doOnce<{ readonly turn: number }>(service, claim, (finish) =>
      store.db.transaction(async (tx) => {
        const answer = { turn: ++done }
        await finish(tx, answer)
        return answer
      }),
    )
  const refusing = (claim: Claim, refusal: 'price-moved' | 'version-changed') =>
    doOnce(service, claim, async () => {
      done++
      throw refuseInAnyWord(refusal, 'No.', { attached: { version: done } })
    })

  test('the same key and request is answered again, and done once', async () => {
    const claim = aClaim()
    const first = await work(claim)
    expect(await work(claim)).toEqual({ answer: first.answer, isReplay: true })
  })

  test('the same key with another request is refused', async () => {
    const claim = aClaim()
    await work(claim)
    await expect(work({ ...claim, fingerprint: 'another wish' })).rejects.toMatchObject({
      refusal: 'idempotency-key-reused',
    })
  })

  test('a key belongs to its guest', async () => {
    const claim = aClaim()
    const first = await work(claim)
    const other = await work({ ...claim, subject: 'ZPCU-218B3D-C' })
    expect(other).toMatchObject({ isReplay: false })
    expect(other.answer).not.toEqual(first.answer)
  })

  test('a final refusal is repeated with its attachments', async () => {
    const claim = aClaim()
    const first = await refusing(claim, 'price-moved').catch((thrown: unknown) => thrown)
    const before = done
    const again = await refusing(claim, 'price-moved').catch((thrown: unknown) => thrown)
    expect(done).toBe(before)
    expect(again).toMatchObject({
      refusal: 'price-moved',
      more: { ...(first as ServiceRefusal).more, isReplay: true },
    })
  })

  test('a refusal is stored for a day, an answer for a month', async () => {
    const daysOf = async ({ key }: Claim) => {
      const rows = await store.db.select().from(idempotency).where(eq(idempotency.key, key))
      return rows.map(
        ({ expiresAt }) => (expiresAt.getTime() - service.clock.now().getTime()) / (24 * 60 * 60_000),
      )
    }
    const [refused, done, lost] = [aClaim(), aClaim(), aClaim()]
    await refusing(refused, 'price-moved').catch(() => undefined)
    await refusing(lost, 'version-changed').catch(() => undefined)
    await work(done)
    expect([await daysOf(refused), await daysOf(done), await daysOf(lost)]).toEqual([[1], [30], []])
  })

  test('a refusal that depends on the moment may be retried under the same key', async () => {
    const claim = aClaim()
    await expect(refusing(claim, 'version-changed')).rejects.toThrow()
    expect(await work(claim)).toMatchObject({ isReplay: false })
  })

  test('a failure without an effect is forgotten', async () => {
    const claim = aClaim()
    const failing = doOnce(service, claim, async () => {
      throw new Error('The line was lost')
    })
    await expect(failing).rejects.toThrow('The line was lost')
    expect(await work(claim)).toMatchObject({ isReplay: false })
  })

  /** Where a work waits that has been begun, until it is let go. */
  function aStandstill() {
    let letGo = (): void => undefined
    let isThere = (): void => undefined
    const begun = new Promise<void>((resolve) => {
      isThere = resolve
    })
    const waits = () =>
      new Promise<void>((resolve) => {
        letGo = resolve
        isThere()
      })
    return { begun, waits, letGo: () => letGo() }
  }

  test('a second attempt in the meantime is told to retry; a worker slower than its lease is overtaken and does nothing', async () => {
    const claim = aClaim()
    const { begun, waits, letGo } = aStandstill()
    const running = doOnce(service, claim, async (finish) => {
      await waits()
      const answer = { turn: ++done }
      await finish(store.db, answer)
      return answer
    })
    await begun
    await expect(work(claim)).rejects.toMatchObject({
      refusal: 'still-running',
      more: { retryAfterSeconds: 1 },
    })
    service.clock.moveOn(10)
    const taken = await work(claim)
    expect(taken.isReplay).toBe(false)
    letGo()
    await expect(running).rejects.toMatchObject({ refusal: 'still-running' })
  })

  test('a write that was begun before is said to be begun again', async () => {
    const claim = aClaim()
    const turns: string[] = []
    const noting = () =>
      doOnce(service, claim, async (finish, begun) => {
        turns.push(begun)
        if (begun === 'first') return new Promise<never>(() => undefined)
        await finish(store.db, {})
        return {}
      })
    void noting()
    await expect.poll(() => turns).toEqual(['first'])
    service.clock.moveOn(10)
    await noting()
    expect(turns).toEqual(['first', 'again'])
  })

  test('who was overtaken and comes upon what the other one did says that it is under way', async () => {
    const claim = aClaim()
    const { begun, waits, letGo } = aStandstill()
    const overtaken = doOnce(service, claim, async () => {
      await waits()
      throw refuseInAnyWord('version-changed', 'No.')
    })
    await begun
    await expect(work(claim)).rejects.toMatchObject({ refusal: 'still-running' })
    service.clock.moveOn(10)
    const done = await work(claim)
    letGo()
    await expect(overtaken).rejects.toMatchObject({ refusal: 'still-running' })
    expect(await work(claim)).toEqual({ answer: done.answer, isReplay: true })
  })

  const died = { answer: { worker: 'somebody' }, state: 'running' } as const
  /** A work that records that it ran. */
  const turn = (
    { clock, lease = usualLease }: { readonly clock: Clock; readonly lease?: Lease },
    claim: Claim,
    turns: string[],
    lasts: () => Promise<unknown> = async () => undefined,
  ) =>
    doOnce<{ readonly turn: string }>(
      { store, clock },
      claim,
      async (finish) => {
        const answer = { turn: crypto.randomUUID() }
        turns.push(answer.turn)
        await lasts()
        await finish(store.db, answer)
        return answer
      },
      { lease },
    ).catch((thrown: unknown) => {
      if (isRefusal(thrown)) return thrown.refusal
      throw thrown
    })

  test('a live worker is never overtaken, however long it takes', async () => {
    const at = { clock: { now: () => new Date() }, lease: { seconds: 1.5, renewedEveryMs: 100 } }
    const claim = aClaim()
    const turns: string[] = []
    const others: unknown[] = []
    const outlasted = async () => {
      for (const began = Date.now(); Date.now() - began < 2_500; await wait(250))
        others.push(await turn(at, claim, turns))
    }
    expect(await turn(at, claim, turns, outlasted)).toMatchObject({ isReplay: false })
    expect(others.length).toBeGreaterThan(1)
    expect(others).toEqual(others.map(() => 'still-running'))
    expect(await turn(at, claim, turns)).toMatchObject({ isReplay: true })
    expect(turns).toHaveLength(1)
  })

  test('after a worker’s death exactly one of the waiting requests does the work, within ten seconds and not before', async () => {
    const clock = aClock()
    const claim = aClaim()
    const leaseUntil = leaseFrom(clock.now(), usualLease)
    await store.db
      .insert(idempotency)
      .values({ ...claim, ...died, leaseUntil, expiresAt: new Date('2028-01-01T00:00:00Z') })
    const turns: string[] = []
    clock.moveOn(8)
    expect(await turn({ clock }, claim, turns)).toBe('still-running')
    clock.moveOn(2)
    await Promise.all(Array.from({ length: 8 }, () => turn({ clock }, claim, turns, () => wait(50))))
    expect(turns).toHaveLength(1)
  })

  test('in a single-process database no lease survives a restart; in a shared one it may', async () => {
    const claim = aClaim()
    const clock = aClock()
    const leaseUntil = leaseFrom(clock.now(), usualLease)
    await store.db.insert(idempotency).values({ ...claim, ...died, leaseUntil, expiresAt: leaseUntil })
    await endLeases(store)
    const turns: string[] = []
    await turn({ clock }, claim, turns)
    expect(turns).toHaveLength(store.kind === 'pglite' ? 1 : 0)
  })
})
