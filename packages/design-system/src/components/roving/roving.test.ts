import { expect, test } from 'vitest'
import { nextStop } from './roving.ts'

test.each([
  ['ArrowRight', 'horizontal', 0, false, 1],
  ['ArrowRight', 'horizontal', 2, false, 0],
  ['ArrowLeft', 'horizontal', 0, false, 2],
  ['ArrowRight', 'horizontal', 1, true, 0],
  ['ArrowLeft', 'horizontal', 1, true, 2],
  ['ArrowDown', 'vertical', 2, false, 0],
  ['ArrowUp', 'vertical', -1, false, 2],
  ['Home', 'vertical', 2, false, 0],
  ['End', 'horizontal', 0, false, 2],
  ['ArrowDown', 'horizontal', 0, false, undefined],
  ['a', 'vertical', 0, false, undefined],
] as const)(
  '%s in a %s group of three at %i (right to left: %s) leads to %s',
  (key, axis, here, rtl, there) => {
    expect(nextStop(key, axis, here, 3, rtl)).toBe(there)
  },
)
