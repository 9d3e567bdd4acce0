import { afterEach, expect, test, vi } from 'vitest'
import { runs } from './depth.ts'

const twoDepths = { landing: 100, full: 10_000 }

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a test repeats itself as often as the depth of the run asks', () => {
  vi.stubEnv('MODEL_RUNS', '')
  expect([100, 10_000]).toContain(runs('MODEL_RUNS', twoDepths))
})

test('an environment variable overrides the depth', () => {
  vi.stubEnv('MODEL_RUNS', '7')
  expect(runs('MODEL_RUNS', twoDepths)).toBe(7)
})

test.each(['0', '-1', '1e3', 'many'])('“%s” runs is refused: it would prove nothing and pass', (given) => {
  vi.stubEnv('MODEL_RUNS', given)
  expect(() => runs('MODEL_RUNS', twoDepths)).toThrow('MODEL_RUNS takes a whole number above zero')
})
