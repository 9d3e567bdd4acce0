import type { WishRefusal } from '@veranda/domain'
import type { Refusing, ServiceRefusal } from '../platform/refusal.ts'

/** A wish that cannot be had, with the reason for the guest. */
export const notPossible = ({ refuse }: Refusing<'change-not-possible'>, why: WishRefusal): ServiceRefusal =>
  refuse('change-not-possible', 'This change is not available.', { attached: why })
