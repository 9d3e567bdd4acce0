/** How much of a matrix a run of the tests goes through: `npm test` before every landing, `npm run test:all` in full. */
export type Depth = 'landing' | 'full'

/** The depth of this run, set by `TEST_DEPTH=full`. */
export const depth: Depth = process.env['TEST_DEPTH'] === 'full' ? 'full' : 'landing'

/** The value for the depth of this run. */
export const inDepth = <Value>(values: Readonly<Record<Depth, Value>>): Value => values[depth]

/**
 * How often a test repeats itself at the depth of this run, unless the environment variable of that name says otherwise.
 * Throws on a variable that is not a whole number above zero: a run of none would prove nothing and pass.
 */
export function runs(variable: string, values: Readonly<Record<Depth, number>>): number {
  const given = process.env[variable]
  if (given === undefined || given === '') return inDepth(values)
  if (!/^[1-9]\d*$/.test(given))
    throw new Error(`${variable} takes a whole number above zero, not “${given}”`)
  return Number(given)
}

/** Two lists of values: in full each with each, at a landing every value of either at least once. */
export function combined<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  const meets = (index: number, other: number) => (index - other) % Math.min(ones.length, others.length) === 0
  return ones.flatMap((one, index) =>
    others.flatMap((other, place) =>
      depth === 'full' || meets(index, place) ? [[one, other] as const] : [],
    ),
  )
}
