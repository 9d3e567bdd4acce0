import { expect, test } from 'vitest'
import { batchLookups } from './batch-lookups.ts'

test('what is asked while a question is under way goes into the next one, and each gets its own answer', async () => {
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

test('a question that fails fails for who asked it, and for nobody after', async () => {
  let isAway = true
  const isKnown = batchLookups(async (keys) => {
    if (isAway) throw new Error('away')
    return keys
  })
  await expect(isKnown('a')).rejects.toThrow('away')
  isAway = false
  expect(await isKnown('a')).toBe(true)
})
