/** The same scattered number from 0 to 1 for the same seed, so that a picture never changes. */
export const chance = (seed: number): number => {
  const wide = Math.sin(seed * 12.9898 + 4.1414) * 43758.5453
  return wide - Math.floor(wide)
}

/** Short enough for a path. */
export const rounded = (value: number): number => Math.round(value * 10) / 10
