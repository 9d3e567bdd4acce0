import { daysOfGettingReady, isActionOpen, stayProgressOf } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { ActionsList } from '../../patterns/actions-list/index.ts'
import { stayPhase } from '../../patterns/stay-summary/stay-phase.ts'
import { LaterLimits, LaterOnPaper, LaterPolicy, LaterState } from './later.tsx'
import { Pending } from './pending.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'
import * as css from './reservation-screen.css.ts'

/** View 1: what can be done, until when, and what is pending; first of all that it is cancelled, or being looked at. */
export function OptionsView(props: ReservationScreenProps) {
  const { reservation, now, help, hrefOf, onAction, priceMatch } = props
  const { guestTimeZone } = help
  const isSettled = reservation.status === 'confirmed' || reservation.status === 'pending-payment'
  const phase = stayPhase(reservation, now)
  const isSoon = phase.kind === 'ahead' && phase.days <= daysOfGettingReady
  const progress = stayProgressOf(reservation)
  const pending = <Pending {...props} />
  return (
    <Stack gap="large">
      {isSettled && progress !== 'ahead' && <LaterState reservation={reservation} phase={progress} />}
      {isSettled ? null : pending}
      {isSettled && isSoon && <div className={css.soon}>{props.gettingReady}</div>}
      {priceMatch}
      <ActionsList
        actions={reservation.actions}
        hotelTimeZone={reservation.property.timeZone}
        guestTimeZone={guestTimeZone}
        beside={isActionOpen(reservation, 'change-dates') && props.compare}
        hrefOf={hrefOf}
        onAction={onAction}
      />
      {isSettled ? pending : null}
      <LaterLimits reservation={reservation} />
      {isActionOpen(reservation, 'cancel') && (
        <LaterPolicy
          stretches={reservation.policyTimeline}
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
