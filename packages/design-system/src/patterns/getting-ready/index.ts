export type { GettingReadyProps } from './getting-ready.tsx'
export { GettingReady } from './worded-getting-ready.tsx'
