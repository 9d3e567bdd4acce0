export { mountPortal, type PortalOptions } from './mount-portal.tsx'
export type { Variant, WordLoaders, Words } from './portal.ts'
