import type { Reservation } from '@veranda/domain'
import { BankTransfer } from './bank-transfer.tsx'
import { PriceMatch } from './price-match.tsx'

/** What is under way between guest and hotel. */
export const Underway = ({ reservation }: { readonly reservation: Reservation }) => (
  <>
    <PriceMatch reservation={reservation} />
    <BankTransfer reservation={reservation} />
  </>
)
