import type { Reservation } from '@veranda/domain'
import type { Refusing } from '../platform/refusal.ts'

/** Requires that the reservation is still at the version its guest saw. */
export function requireVersion(
  { refuse }: Refusing<'version-changed'>,
  { version }: Pick<Reservation, 'version'>,
  seen: number,
): void {
  if (version !== seen)
    throw refuse('version-changed', 'The reservation has changed in the meantime.', {
      attached: { version },
    })
}
