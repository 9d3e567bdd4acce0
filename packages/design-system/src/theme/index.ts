export type { Hex } from './color.ts'
export { webFont } from './font-face.ts'
export { makeTheme } from './make-theme.ts'
export type { BrandTokens, Density, FontChoice, FontMetrics, Palette, ScenePalette } from './tokens.ts'
