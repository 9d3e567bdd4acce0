import { expect, test } from 'vitest'
import { aClock } from '../../testing/a-service.ts'
import { onEveryDatabase } from '../../testing/on-every-database.ts'
import { databaseBudget } from './database-budget.ts'

const rule = { name: 'test', atOnce: 10, secondsEach: 6 }

onEveryDatabase((open, inFull) => {
  test('simultaneous uses cannot exceed it', async () => {
    const { db, close } = await open()
    const budget = databaseBudget(db, aClock(), rule)
    const waits = await Promise.all(Array.from({ length: 40 }, () => budget.admit('a')))
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10)
    await close()
  })

  inFull(() => {
    test('in any period it admits ten more than one every six seconds, and no more', async () => {
      const { db, close } = await open()
      const clock = aClock()
      const budget = databaseBudget(db, clock, rule)
      let admitted = 0
      for (let seconds = 0; seconds < 300; seconds++) {
        if ((await budget.admit('a')) === undefined) admitted++
        expect(admitted).toBeLessThanOrEqual(10 + Math.floor(seconds / 6))
        clock.moveOn(1)
      }
      expect(admitted).toBe(10 + Math.floor(299 / 6))
      await close()
    })

    test('a use that is no longer counted is available again; other keys are unaffected', async () => {
      const { db, close } = await open()
      const budget = databaseBudget(db, aClock(), rule)
      for (let n = 0; n < 10; n++) await budget.admit('a')
      expect(await budget.admit('a')).toBe(6)
      expect(await budget.admit('b')).toBeUndefined()
      await budget.uncount('a')
      expect(await budget.admit('a')).toBeUndefined()
      await budget.forget('a')
      for (let n = 0; n < 10; n++) expect(await budget.admit('a')).toBeUndefined()
      await close()
    })
  })
})
