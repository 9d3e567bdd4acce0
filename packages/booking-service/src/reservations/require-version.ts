import type { Reservation } from '@veranda/domain'
import { ServiceRefusal } from '../platform/refusal.ts'

/** A write is meant for the reservation as its guest saw it. */
export function requireVersion({ version }: Pick<Reservation, 'version'>, seen: number): void {
  if (version !== seen)
    throw new ServiceRefusal('version-changed', 'The reservation has changed in the meantime.', {
      attached: { version },
    })
}
