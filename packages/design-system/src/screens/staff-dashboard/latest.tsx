import type { HotelArrivals, LatestPayment, LatestReservation } from '@veranda/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { dot, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import type { DashboardHandlers } from './dashboard-handlers.ts'
import * as css from './staff-dashboard.css.ts'
import { ToPage } from './to-page.tsx'

type Around = {
  readonly links: DashboardHandlers
  /** They name each hotel’s clock. */
  readonly arrivals: readonly HotelArrivals[]
}

const zoneOf = (arrivals: readonly HotelArrivals[], hotel: string): string =>
  arrivals.find((each) => each.hotel === hotel)?.timeZone ?? 'UTC'

/** The reservations made last, each a way to its page. */
export function LastConfirmed({
  confirmed,
  links,
  arrivals,
}: Around & { readonly confirmed: readonly LatestReservation[] }) {
  const words = useStaffWords()
  const dates = useDates()
  return (
    <Latest
      title={words('staff-dashboard.confirmed')}
      empty={words('staff-dashboard.confirmed-empty')}
      foot={
        links.reservations && (
          <TextLink
            href={links.reservations.hrefOf(undefined)}
            stands="alone"
            onNavigate={(event) => {
              event.preventDefault()
              links.reservations?.onOpen(undefined)
            }}
          >
            {words('staff-dashboard.all-reservations')}
          </TextLink>
        )
      }
    >
      {confirmed.map(({ reservationCode, guestName, hotel, arrival, at }) => (
        <li key={reservationCode}>
          <ToPage to={reservationCode} link={links.reservation} className={css.line}>
            <span className={css.lineHead}>
              <strong>{guestName === '' ? words('staff-inbox.no-name') : guestName}</strong>
              <span>{words('staff-dashboard.arrives', { date: dates.shortDay(arrival) })}</span>
            </span>
            <Text as="span" look="small" tone="muted">
              {inLine(
                [
                  reservationCode,
                  hotel,
                  words('staff-dashboard.confirmed-at', { at: dates.moment(at, zoneOf(arrivals, hotel)) }),
                ].join(dot),
                wholeCodes,
              )}
            </Text>
          </ToPage>
        </li>
      ))}
    </Latest>
  )
}

/** The money that came in last by card, each a way to its reservation. */
export function LastPayments({
  payments,
  links,
  arrivals,
}: Around & { readonly payments: readonly LatestPayment[] }) {
  const words = useStaffWords()
  const later = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  return (
    <Latest
      title={words('staff-dashboard.payments')}
      empty={words('staff-dashboard.payments-empty')}
      foot={undefined}
    >
      {payments.map(({ paymentId, reservationCode, hotel, at, amount, card }) => (
        <li key={paymentId}>
          <ToPage to={reservationCode} link={links.reservation} className={css.line}>
            <span className={css.lineHead}>
              <strong>{money.exact(amount)}</strong>
              {card && <span>{cardName(card, later)}</span>}
            </span>
            <Text as="span" look="small" tone="muted">
              {inLine(
                [reservationCode, hotel, dates.moment(at, zoneOf(arrivals, hotel))].join(dot),
                wholeCodes,
              )}
            </Text>
          </ToPage>
        </li>
      ))}
    </Latest>
  )
}

type LatestProps = {
  readonly title: string
  readonly empty: string
  readonly foot: ReactNode
  readonly children: readonly ReactNode[]
}

function Latest({ title, empty, foot, children }: LatestProps) {
  return (
    <Surface as="section">
      <Stack>
        <Heading level={2} look="lead">
          {title}
        </Heading>
        {children.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <ul className={css.lines}>{children}</ul>
        )}
        {foot && <div>{foot}</div>}
      </Stack>
    </Surface>
  )
}
