export type { BrandSlots, GivenToSlot } from '@veranda/design-system/patterns/slots'
export { mountPortal, type PortalOptions } from './mount-portal.tsx'
export type { WordLoaders, Words } from './state/locale.ts'
export type { Variant } from './variant.ts'
