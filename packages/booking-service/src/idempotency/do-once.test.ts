import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '../db/store.ts'
import { aService, type TestService } from '../http/testing/a-service.ts'
import { ServiceRefusal } from '../refusal.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { type Claim, doOnce } from './do-once.ts'

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
    route: 'changeDates',
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
      throw new ServiceRefusal(refusal, 'No.', { attached: { why: done } })
    })

  test('the same key and wish is answered again, and done once', async () => {
    const claim = aClaim()
    const first = await work(claim)
    expect(await work(claim)).toEqual({ answer: first.answer, isReplay: true })
  })

  test('the same key with another wish is refused', async () => {
    const claim = aClaim()
    await work(claim)
    await expect(work({ ...claim, fingerprint: 'another wish' })).rejects.toMatchObject({
      refusal: 'idempotency-key-reused',
    })
  })

  test('a key is its guest’s own', async () => {
    const claim = aClaim()
    const first = await work(claim)
    const other = await work({ ...claim, subject: 'ZPCU-218B3D-C' })
    expect(other).toMatchObject({ isReplay: false })
    expect(other.answer).not.toEqual(first.answer)
  })

  test('a final refusal is given again with what it brought along', async () => {
    const claim = aClaim()
    const first = await refusing(claim, 'price-moved').catch((thrown: unknown) => thrown)
    const before = done
    const again = await refusing(claim, 'price-moved').catch((thrown: unknown) => thrown)
    expect(done).toBe(before)
    expect(again).toMatchObject({ refusal: 'price-moved', more: (first as ServiceRefusal).more })
  })

  test('what the moment refused may be tried again under the same key', async () => {
    const claim = aClaim()
    await expect(refusing(claim, 'version-changed')).rejects.toThrow()
    expect(await work(claim)).toMatchObject({ isReplay: false })
  })

  test('a failure before any effect is forgotten', async () => {
    const claim = aClaim()
    const failing = doOnce(service, claim, async () => {
      throw new Error('The line was lost')
    })
    await expect(failing).rejects.toThrow('The line was lost')
    expect(await work(claim)).toMatchObject({ isReplay: false })
  })

  test('while it is being done, a second try is told to come again; who is slower than their lease is overtaken and does nothing', async () => {
    const claim = aClaim()
    let letGo = (): void => undefined
    const running = doOnce(service, claim, async (finish) => {
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
      const answer = { turn: ++done }
      await finish(store.db, answer)
      return answer
    })
    await expect
      .poll(() => work(claim).catch((thrown: unknown) => thrown))
      .toMatchObject({
        refusal: 'still-running',
        more: { retryAfterSeconds: 1 },
      })
    service.clock.moveOn(61)
    const taken = await work(claim)
    expect(taken.isReplay).toBe(false)
    letGo()
    await expect(running).rejects.toMatchObject({ refusal: 'still-running' })
  })
})
