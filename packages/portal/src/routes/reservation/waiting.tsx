import type { Reservation } from '@veranda/domain'
import { AutomaticCharge } from './automatic-charge.tsx'
import { PriceMatch } from './price-match.tsx'

/** What waits for its day or for an answer. */
export const Waiting = ({ reservation }: { readonly reservation: Reservation }) => (
  <>
    <AutomaticCharge reservation={reservation} />
    <PriceMatch reservation={reservation} />
  </>
)
