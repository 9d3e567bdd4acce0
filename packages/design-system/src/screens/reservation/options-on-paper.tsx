import { RoomsCancelled } from '../../patterns/after-cancelling/rooms-cancelled.tsx'
import { PolicyTimeline } from '../../patterns/policy-timeline/index.ts'
import { Pending } from './pending.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import { useIsPrinting } from './use-printing.ts'

/** What is pending and what cancelling costs, for whoever prints the information. */
export function OptionsOnPaper({ reservation, now, help, view }: ReservationScreenProps) {
  const isPrinting = useIsPrinting()
  if (!isPrinting || view === 'options') return null
  return (
    <>
      <Pending reservation={reservation} />
      <RoomsCancelled reservation={reservation} />
      {reservation.status !== 'cancelled' && (
        <PolicyTimeline
          stretches={reservation.policyTimeline}
          now={now}
          hotelTimeZone={reservation.property.timeZone}
          guestTimeZone={help.guestTimeZone}
        />
      )}
    </>
  )
}
