import { isActionOpen } from '@veranda/domain'
import { RoomsCancelled } from '../../patterns/after-cancelling/rooms-cancelled.tsx'
import { PolicyTimeline } from '../../patterns/policy-timeline/index.ts'
import { Pending } from './pending.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import { useIsPrinting } from './use-printing.ts'

/** What is pending and what cancelling costs, printed with the information. */
export function OptionsOnPaper({ reservation, now, help, view }: ReservationScreenProps) {
  const isPrinting = useIsPrinting()
  if (!isPrinting || view === 'options') return null
  return (
    <>
      {reservation.status === 'under-review' && <Pending />}
      <RoomsCancelled reservation={reservation} />
      {isActionOpen(reservation, 'cancel') && (
        <PolicyTimeline
          tiers={reservation.policyTimeline}
          balance={reservation.pricing.balance}
          rooms={reservation.rooms}
          now={now}
          hotelTimeZone={reservation.property.timeZone}
          guestTimeZone={help.guestTimeZone}
        />
      )}
    </>
  )
}
