export { type BrandSlots, type GivenToSlot, hasSlots, type HeroStay, Slot, Slots } from './slots.tsx'
