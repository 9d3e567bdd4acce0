import { expect, test } from 'vitest'
import { takeTurn } from './take-turn.ts'

test('two begin at once, each that ends lets the next one begin, and who leaves the queue never begins', () => {
  const begun: string[] = []
  const [endA, , leaveC] = ['a', 'b', 'c', 'd', 'e'].map((name) => takeTurn(() => void begun.push(name)))
  expect(begun).toEqual(['a', 'b'])
  leaveC?.()
  endA?.()
  // A turn ends once.
  endA?.()
  expect(begun).toEqual(['a', 'b', 'd'])
})
