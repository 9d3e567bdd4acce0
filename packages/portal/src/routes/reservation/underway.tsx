import type { Reservation } from '@veranda/domain'
import { AutomaticCharge } from './automatic-charge.tsx'
import { BankTransfer } from './bank-transfer.tsx'
import { PriceMatch } from './price-match.tsx'

/** What is under way between guest and hotel. */
export const Underway = ({ reservation }: { readonly reservation: Reservation }) => (
  <>
    <PriceMatch reservation={reservation} />
    <AutomaticCharge reservation={reservation} />
    <BankTransfer reservation={reservation} />
  </>
)
