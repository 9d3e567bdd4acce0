export { type DesignTokens, fromDesignTokens, toDesignTokens } from './design-tokens.ts'
export { type ThemeValues, themeValues } from './theme-values.ts'
export { type WeakPair, weakPairs } from './weak-pairs.ts'
