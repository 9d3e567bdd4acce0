import { expect, test } from 'vitest'
import { actionIcons } from './action-icons.ts'

test('each action has an icon of its own, and none is the plus sign, which could stand for all that add something', () => {
  const icons = Object.values(actionIcons)
  expect(new Set(icons).size).toBe(icons.length)
  expect(icons).not.toContain('plus')
})
