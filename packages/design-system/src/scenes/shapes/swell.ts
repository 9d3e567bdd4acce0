import { rounded } from './chance.ts'

/** One long swell across the width, from its crest down to the drawing's foot. */
export function swell(y: number, rise: number, length: number, shift = 0, foot = 560): string {
  const half = length / 2
  const crests = Math.ceil((1440 + length) / half)
  const start = -length + (shift % length)
  const line = Array.from({ length: crests }, (_, crest) =>
    crest === 0 ? `q${rounded(half / 2)} ${-rise} ${half} 0` : `t${half} 0`,
  )
  return `M${rounded(start)} ${y}${line.join('')}V${foot}H${rounded(start)}z`
}

/** A row of scallops like fish scales, each of nested rings. */
export function scallops(y: number, radius: number, shift: number, ring = 1): string {
  const r = rounded(radius * ring)
  return Array.from({ length: Math.ceil(1440 / (radius * 2)) + 2 }, (_, scale) => {
    const x = rounded((scale - 1) * radius * 2 + shift)
    return `M${rounded(x - r)} ${y}a${r} ${rounded(r * 0.62)} 0 0 1 ${rounded(r * 2)} 0`
  }).join('')
}
