import type { WishRefusal } from '@veranda/domain'
import { ServiceRefusal } from '../platform/refusal.ts'

/** A wish that cannot be had, with the reason for the guest. */
export const notPossible = (why: WishRefusal): ServiceRefusal =>
  new ServiceRefusal('change-not-possible', 'This change is not available.', { attached: why })
