import { expect, test } from 'vitest'
import { batchLookups } from './batch-lookups.ts'

test('keys that arrive while a query runs go into the next one, and each caller gets its own answer', async () => {
  const questions: (readonly string[])[] = []
  const isEven = batchLookups(async (keys) => {
    questions.push(keys)
    await new Promise((answered) => setTimeout(answered, 1))
    return keys.filter((key) => Number(key) % 2 === 0)
  })
  const answers = await Promise.all(['1', '2', '3', '4', '4'].map(isEven))
  expect(answers).toEqual([false, true, false, true, true])
  expect(questions).toEqual([['1'], ['2', '3', '4']])
})

test('a failed query fails for its own callers only', async () => {
  let isAway = true
  const isKnown = batchLookups(async (keys) => {
    if (isAway) throw new Error('away')
    return keys
  })
  await expect(isKnown('a')).rejects.toThrow('away')
  isAway = false
  expect(await isKnown('a')).toBe(true)
})
