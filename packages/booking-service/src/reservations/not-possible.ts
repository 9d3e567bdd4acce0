import type { SelectionRefusal } from '@veranda/domain'
import type { Refusing, ServiceRefusal } from '../platform/refusal.ts'

/** A selection that cannot be had, with the reason for the guest. */
export const notPossible = (
  { refuse }: Refusing<'change-not-possible'>,
  why: SelectionRefusal,
): ServiceRefusal => refuse('change-not-possible', 'This change is not available.', { attached: why })
