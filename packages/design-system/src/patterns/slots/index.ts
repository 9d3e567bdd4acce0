export { type BrandSlots, hasSlots, type HeroStay, Slot, Slots } from './slots.tsx'
