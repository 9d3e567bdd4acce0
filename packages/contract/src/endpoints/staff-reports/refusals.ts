import { nothing } from '../../refusals.ts'

/** Why there is no such report. */
export const reportRefusals = {
  'period-not-valid': nothing,
  'period-upside-down': nothing,
  'span-too-long': nothing,
  'group-not-offered': nothing,
  'brand-not-found': nothing,
  'property-not-found': nothing,
} as const
