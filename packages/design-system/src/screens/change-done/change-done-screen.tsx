import type { StayChange, Instant, Reservation } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Inset, Stack } from '../../components/layout/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { PropertyScene } from '../../scenes/index.ts'
import * as css from './change-done-screen.css.ts'
import type { MoneyOutcome } from './money-outcome.ts'
import { Ticket } from './ticket.tsx'

export type ChangeDoneScreenProps = {
  /** The reservation as it is now, with its new dates and version. */
  readonly reservation: Reservation
  readonly change: StayChange
  readonly money: MoneyOutcome
  readonly guestCurrency?: GuestCurrency | undefined
  /** Where the letter goes, masked: "el•••s@example.com". */
  readonly letterTo?: string | undefined
  readonly now: Instant
  readonly help: Help
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where the names of added guests are entered; offered while one is missing. */
  readonly guestsHref?: string | undefined
  readonly onGuests?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where a balance that is due before arrival is agreed to be charged automatically, if it can be. */
  readonly automaticHref?: string | undefined
  readonly onAutomatic?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The browser was given the calendar file. */
  readonly onCalendarFile?: (() => void) | undefined
}

/** The modified state: the stay as it is from now on, as something to keep, and what became of the money. */
export function ChangeDoneScreen(props: ChangeDoneScreenProps) {
  const { reservation, help } = props
  const { photoUrl, code } = reservation.property
  return (
    <div className={css.page} data-ready="change-done">
      <div className={css.picture}>
        {photoUrl ? (
          <img className={css.cover} src={photoUrl} alt="" />
        ) : (
          <PropertyScene propertyCode={code} />
        )}
      </div>
      <Inset size="page">
        <div className={css.column}>
          <Stack gap="large">
            <Ticket {...props} />
            <HelpLine help={help} />
          </Stack>
        </div>
      </Inset>
    </div>
  )
}
