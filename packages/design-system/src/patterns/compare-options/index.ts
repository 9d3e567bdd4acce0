export type { CompareOptionsProps } from './compare-options.tsx'
export { CompareOptions } from './worded-compare-options.tsx'
