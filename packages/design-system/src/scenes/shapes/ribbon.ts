import { rounded } from './chance.ts'

type Point = readonly [x: number, y: number]

/** A band of changing width through its points, as smooth as water. */
export function ribbon(
  points: readonly Point[],
  width: (t: number) => number,
  aside = 0,
  steps = 12,
): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const middle = Array.from({ length: (points.length - 1) * steps + 1 }, (_, step): Point => {
    const leg = Math.min(points.length - 2, Math.floor(step / steps))
    const t = step / steps - leg
    const [a, b, c, d] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)]
    const smooth = (axis: 0 | 1): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
    return [smooth(0), smooth(1)]
  })
  const edge = (sign: number): string[] =>
    middle.map(([x, y], step) => {
      const [before, after] = [middle[step - 1] ?? [x, y], middle[step + 1] ?? [x, y]] as const
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const long = Math.hypot(dx, dy) || 1
      const off = aside + sign * width(step / (middle.length - 1))
      return `${rounded(x - (dy / long) * off)} ${rounded(y + (dx / long) * off)}`
    })
  return `M${[...edge(-1), ...edge(1).reverse()].join('L')}z`
}
