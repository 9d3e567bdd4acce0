import type { BrandTokens, Density } from './tokens.ts'

/** A length that grows evenly between the narrowest phone (320 px) and the drawn desktop (1440 px). */
function fluid(smallest: number, largest: number): string {
  const slope = (largest - smallest) / (1440 - 320)
  const start = smallest - slope * 320
  return `clamp(${rem(smallest)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(largest)})`
}

/**
 * The same, and never a larger share of the page than on the narrowest phone: where a reader has set larger letters, the
 * narrow page is the words', not the space's between them. Letters of the usual size never meet it.
 */
const fluidWithin = (smallest: number, largest: number): string =>
  `min(${fluid(smallest, largest)}, ${shareOfPage(smallest)})`
const shareOfPage = (pixels: number): string => `${round(pixels / 3.2 + 0.01)}vw`

export const typeScale = (scale: number) => ({
  small: rem(14),
  /** Never under 16 px: phones zoom into a smaller field. */
  body: fluid(16, 17),
  lead: fluid(18, 21),
  title: fluidWithin(22 * scale, 28 * scale),
  hero: fluidWithin(30 * scale, 46 * scale),
  poster: fluidWithin(38 * scale, 76 * scale),
})

/** Widely spaced capitals draw closer together where the page is narrow: a button's words stay on its line. */
export const labelTracking = (tracking: string): string =>
  Number.parseFloat(tracking) > 0.1 ? `min(${tracking}, 0.44vw)` : tracking

const roominess: Record<Density, number> = { compact: 0.86, comfortable: 1, airy: 1.1, 'very-airy': 1.26 }

export function spaceScale(density: Density) {
  const room = roominess[density]
  return {
    hair: rem(4 * room),
    tiny: rem(8 * room),
    small: rem(12 * room),
    medium: fluidWithin(16 * room, 20 * room),
    large: fluidWithin(24 * room, 36 * room),
    huge: fluidWithin(40 * room, 68 * room),
    vast: fluidWithin(64 * room, 128 * room),
  }
}

const targets: Record<Density, string> = {
  compact: '2.75rem',
  comfortable: '3rem',
  airy: '3rem',
  'very-airy': '3.25rem',
}
export const targetOf = (density: Density): string => targets[density]

/** Display lines set in tall faces want a little more air. */
export const leadings = (tokens: BrandTokens) => ({
  tight: tokens.density === 'compact' ? '1.1' : '1.16',
  text: tokens.density === 'compact' ? '1.5' : '1.6',
})

const rem = (pixels: number): string => `${round(pixels / 16)}rem`
const round = (value: number): number => Math.round(value * 100) / 100
