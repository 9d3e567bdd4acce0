import { isActionOpen, stayProgressOf } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { ActionsList } from '../../patterns/actions-list/index.ts'
import { isGettingReady } from '../../patterns/stay-summary/stay-phase.ts'
import { LaterLimits, LaterOnPaper, LaterPending, LaterPolicy, LaterState } from './later.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import * as css from './reservation-screen.css.ts'

/** View 1: what can be done, until when, and what is pending; first of all that cancelling it is being looked at. */
export function OptionsView(props: ReservationScreenProps) {
  const { reservation, now, help, hrefOf, onAction, underway } = props
  const { guestTimeZone } = help
  const isSettled = reservation.status !== 'under-review'
  const progress = stayProgressOf(reservation)
  return (
    <Stack gap="large">
      {isSettled && progress !== 'ahead' && <LaterState reservation={reservation} phase={progress} />}
      {!isSettled && <LaterPending {...props} />}
      {isSettled && isGettingReady(reservation, now) && <div className={css.soon}>{props.gettingReady}</div>}
      {underway}
      {progress !== 'completed' && (
        <ActionsList
          actions={reservation.actions}
          hotelTimeZone={reservation.property.timeZone}
          guestTimeZone={guestTimeZone}
          beside={isActionOpen(reservation, 'change-dates') && props.compare}
          hrefOf={hrefOf}
          onAction={onAction}
        />
      )}
      {isSettled && reservation.rooms.some(({ status }) => status === 'cancelled') && props.afterCancelling}
      <LaterLimits reservation={reservation} />
      {isActionOpen(reservation, 'cancel') && (
        <LaterPolicy
          tiers={reservation.policyTimeline}
          balance={reservation.pricing.balance}
          rooms={reservation.rooms}
          now={now}
          hotelTimeZone={reservation.property.timeZone}
          guestTimeZone={guestTimeZone}
        />
      )}
      <LaterOnPaper {...props} />
    </Stack>
  )
}
