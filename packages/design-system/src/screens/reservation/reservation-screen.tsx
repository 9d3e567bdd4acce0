import type { Instant, Reservation } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import type { ActionLinks } from '../../patterns/actions-list/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import { NextStepBar, NextStepPanel } from '../../patterns/next-step/index.ts'
import { StayScene, StaySummary } from '../../patterns/stay-summary/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import { LaterCancelled, LaterInformation, LaterPrice } from './later.tsx'
import { OptionsView } from './options-view.tsx'
import * as css from './reservation-screen.css.ts'

/** Options, and information. */
export type ReservationView = 'options' | 'information'

export type ReservationScreenProps = ActionLinks & {
  readonly reservation: Reservation
  readonly now: Instant
  readonly help: Help
  readonly guestCurrency?: GuestCurrency | undefined
  readonly view: ReservationView
  readonly onViewChange: (view: ReservationView) => void
  readonly onPrint: () => void
  /** What can still be done about rooms that were cancelled, or are to be. */
  readonly afterCancelling?: ReactNode
  /** The bar of a phone while the whole stay is cancelled and can be reinstated. */
  readonly reinstateBar?: ReactNode
  /** Shown first, shortly before arrival. */
  readonly gettingReady?: ReactNode
  /** The way to several changes side by side. */
  readonly compare?: ReactNode
  /** What else a guest takes along, beside calendar and paper. */
  readonly takeAlong?: ReactNode
  /** Where a request for a better price stands, or a bank transfer. */
  readonly underway?: ReactNode
  /** The browser was given the calendar file. */
  readonly onCalendarFile?: (() => void) | undefined
}

/** The product's face: the stay at a glance, what can be done with it, and all that was agreed. */
export function ReservationScreen(props: ReservationScreenProps) {
  const { reservation, now, help, view, onViewChange } = props
  const words = useWords()
  const isCancelled = reservation.status === 'cancelled'
  const refund = isCancelled && <LaterCancelled {...props} place="beside" />
  return (
    <div className={css.page} data-ready="reservation">
      <Inset size="page">
        <Columns
          aside={
            <Stack gap="large">
              {isCancelled ? (
                <div className={css.besideCancelled}>{refund}</div>
              ) : (
                <Surface>
                  <Stack gap="large">
                    <NextStepPanel {...props} />
                    <LaterPrice {...props} />
                  </Stack>
                </Surface>
              )}
              <HelpLine help={help} />
            </Stack>
          }
        >
          <StayScene reservation={reservation} now={now} />
          <div className={css.stay}>
            <StaySummary reservation={reservation}>
              {isCancelled && <div className={css.refund}>{refund}</div>}
            </StaySummary>
            {isCancelled ? (
              <LaterCancelled {...props} place="page" />
            ) : (
              <Tabs
                label={words('reservation.views')}
                selected={view}
                onSelect={(key) => onViewChange(key === 'information' ? 'information' : 'options')}
                tabs={[
                  { key: 'options', label: words('reservation.options'), panel: <OptionsView {...props} /> },
                  {
                    key: 'information',
                    label: words('reservation.information'),
                    panel: <LaterInformation {...props} />,
                  },
                ]}
              />
            )}
          </div>
        </Columns>
      </Inset>
      {isCancelled ? <LaterCancelled {...props} place="bar" /> : <NextStepBar {...props} />}
    </div>
  )
}
