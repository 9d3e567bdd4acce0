import { afterEach, expect, test, vi } from 'vitest'
import { combined, depth, runs } from './depth.ts'

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

test('of two lists every value comes up, and in full each with each', () => {
  const [brands, languages] = [
    ['palace', 'moon', 'leblanc', 'partner', 'aurora'],
    ['en', 'es', 'it'],
  ]
  for (const [ones, others] of [
    [brands, languages],
    [languages, brands],
    [languages, languages],
  ] as const) {
    const pairs = combined(ones, others)
    expect([...new Set(pairs.map(([one]) => one))]).toEqual(ones)
    expect(new Set(pairs.map(([, other]) => other))).toEqual(new Set(others))
    const all = depth === 'full' ? ones.length * others.length : Math.max(ones.length, others.length)
    expect(pairs).toHaveLength(all)
  }
})
