import { expect, test } from 'vitest'
import { aClock } from '../../testing/a-service.ts'
import { rememberingRefusals } from './remember-refusals.ts'

test('a key over its limit is not queried again before its wait is over', async () => {
  const clock = aClock()
  const asked: string[] = []
  const throttle = {
    admit: async (key: string) => (asked.push(key) > 1 ? 600 : undefined),
    uncount: async () => undefined,
  }
  const remembering = rememberingRefusals(throttle, clock)
  expect(await remembering.admit('a')).toBeUndefined()
  expect(await remembering.admit('a')).toBe(600)
  clock.moveOn(599)
  expect(await remembering.admit('a')).toBe(1)
  expect(asked).toEqual(['a', 'a'])
  clock.moveOn(1)
  await remembering.admit('a')
  await remembering.admit('b')
  expect(asked).toEqual(['a', 'a', 'a', 'b'])
})
