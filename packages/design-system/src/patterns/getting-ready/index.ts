export type { GettingReadyProps } from './getting-ready.tsx'
export { GettingReady } from './localized-getting-ready.tsx'
