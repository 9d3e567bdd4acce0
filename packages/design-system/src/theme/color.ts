/** Colour as the themes compute it: mixed in OKLab, because a mix there keeps its hue and its evenness. */
export type Hex = `#${string}`
type Triple = readonly [number, number, number]

/** `share` of `second` in `first`, from 0 to 1. */
export function mix(first: Hex, second: Hex, share: number): Hex {
  const a = toOklab(first)
  const b = toOklab(second)
  return fromOklab([blend(a[0], b[0], share), blend(a[1], b[1], share), blend(a[2], b[2], share)])
}

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(first: Hex, second: Hex): number {
  const [low, high] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** `color`, moved towards `ink` only as far as it takes to reach `ratio` on every one of `grounds`. */
export function readable(color: Hex, ink: Hex, ratio: number, grounds: readonly Hex[]): Hex {
  for (let share = 0; share <= 1; share += 0.02) {
    const candidate = mix(color, ink, share)
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate
  }
  return ink
}

/** `share` of `over` on `below`, as a browser composes a translucent colour: in sRGB, channel by channel. */
export function overlaid(below: Hex, over: Hex, share: number): Hex {
  const channel = (from: number): string => {
    const [low, high] = [below, over].map((color) => Number.parseInt(color.slice(from, from + 2), 16) / 255)
    return byte(blend(low ?? 0, high ?? 0, share))
  }
  return `#${[1, 3, 5].map(channel).join('')}`
}

/** `color` with an alpha between 0 and 1. */
export const veiled = (color: Hex, alpha: number): Hex => `${color}${byte(alpha)}` as Hex

export const isLight = (color: Hex): boolean => luminance(color) > 0.4

function luminance(color: Hex): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(color: Hex): Triple {
  const channel = (from: number): number => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function fromLinear(color: Triple): Hex {
  const channel = (value: number): string =>
    byte(value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
  return `#${color.map(channel).join('')}`
}

function toOklab(color: Hex): Triple {
  const [r, g, b] = toLinear(color)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([L, a, b]: Triple): Hex {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return fromLinear([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ])
}

const blend = (a: number, b: number, share: number): number => a + (b - a) * share

const byte = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
