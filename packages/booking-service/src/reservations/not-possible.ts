import type { SelectionRefusal } from '@veranda/domain'
import type { Refusing, ServiceRefusal } from '../platform/refusal.ts'

/** The refusal of an impossible selection, with the reason for the guest. */
export const notPossible = (
  { refuse }: Refusing<'change-not-possible'>,
  why: SelectionRefusal,
): ServiceRefusal => refuse('change-not-possible', 'This change is not available.', { attached: why })
