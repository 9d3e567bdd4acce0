/** Six digits after a hash. */
export const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

/** `share` of `second` in `first`, from 0 to 1. */
export const blended = (first: string, second: string, share: number): string =>
  `#${channels(first)
    .map((from, index) => from + ((channels(second)[index] ?? 0) - from) * share)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`

/** Which of a light and a dark ink is read better on a ground. */
export const inkOn = (ground: string): string =>
  contrast('#f2f5f7', ground) >= contrast('#1a222b', ground) ? '#f2f5f7' : '#1a222b'

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))

function luminance(color: string): number {
  const weights = [0.2126, 0.7152, 0.0722]
  return channels(color).reduce((sum, channel, index) => {
    const share = channel / 255
    const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    return sum + linear * (weights[index] ?? 0)
  }, 0)
}
