import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askUntilThere } from './ask-until-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lostTimes = (times: number) => {
  let asked = 0
  return async () => {
    asked += 1
    if (asked <= times) throw new TypeError('the line was lost')
    return `the part, asked for ${String(asked)} times`
  }
}

it('asks again until the line is back', async () => {
  const arrived: string[] = []
  askUntilThere(lostTimes(2), (part) => arrived.push(part))
  await vi.advanceTimersByTimeAsync(9_000)
  expect(arrived).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(arrived).toEqual(['the part, asked for 3 times'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toHaveLength(1)
})

it('neither shows nor asks again once the page has moved on', async () => {
  const arrived: string[] = []
  askUntilThere(lostTimes(1), (part) => arrived.push(part))()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(arrived).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
