export type { CompareOptionsProps } from './compare-options.tsx'
export { CompareOptions } from './localized-compare-options.tsx'
