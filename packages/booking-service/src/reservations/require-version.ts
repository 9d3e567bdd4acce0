import type { Reservation } from '@veranda/domain'
import type { Refusing } from '../platform/refusal.ts'

/** A write is meant for the reservation as its guest saw it. */
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
