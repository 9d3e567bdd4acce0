/** The middle of the values; one odd run cannot move it far. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

export const spread = (values: readonly number[], digits = 0): string =>
  values.length === 0
    ? '–'
    : `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}]`

export function shuffled<Value>(values: readonly Value[]): Value[] {
  const rest = [...values]
  const order: Value[] = []
  while (rest.length > 0) order.push(...rest.splice(Math.floor(Math.random() * rest.length), 1))
  return order
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
