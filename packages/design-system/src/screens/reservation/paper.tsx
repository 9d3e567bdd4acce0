import { InformationView } from './information-view.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import { useIsPrinting } from './use-printing.ts'

/** On paper both views follow each other: the information, for whoever prints the options. */
export function InformationOnPaper(props: ReservationScreenProps) {
  return useIsPrinting() ? <InformationView {...props} /> : null
}
