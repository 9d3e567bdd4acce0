import { expect, test } from 'vitest'
import { type Paint, paintsOf } from '../../design-system/src/theme/color-pairs.ts'
import { probeColors } from './probe-colors.ts'

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

test('each paint of the probe theme is told from every other by its colour alone', () => {
  const paints = Object.entries(paintsOf(probeColors)) as (readonly [Paint, string])[]
  const alike = paints.flatMap(([one, color], index) =>
    paints
      .slice(index + 1)
      .filter(([, other]) =>
        channels(color).every((channel, each) => Math.abs(channel - (channels(other)[each] ?? 0)) <= 6),
      )
      .map(([other]) => `${one} and ${other}`),
  )
  expect(alike).toEqual([])
})
