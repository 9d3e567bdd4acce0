import type { Dashboard } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { Arrivals } from './arrivals.tsx'
import type { DashboardHandlers } from './dashboard-handlers.ts'
import { LastConfirmed, LastPayments } from './latest.tsx'
import { MoneyByDay } from './money-by-day.tsx'
import { Reasons } from './reasons.tsx'
import * as css from './staff-dashboard.css.ts'
import { Waiting } from './waiting.tsx'

export type { DashboardHandlers } from './dashboard-handlers.ts'

export type DashboardScreenProps = {
  readonly dashboard: Dashboard | 'loading' | 'failed'
  /** The reader's time zone. */
  readonly timeZone: string
  readonly links: DashboardHandlers
  readonly onTryAgain: () => void
}

/** The first page of the back office: what waits, who arrives, what came in. Parts one may not see are not there. */
export function DashboardScreen({ dashboard, timeZone, links, onTryAgain }: DashboardScreenProps) {
  const words = useStaffWords()
  const dates = useDates()
  const isHere = typeof dashboard === 'object'
  return (
    <div
      className={css.page}
      data-ready={isHere ? 'dashboard' : undefined}
      aria-busy={dashboard === 'loading'}
    >
      <Stack gap="large">
        <Stack gap="hair">
          <Heading level={1} look="title">
            {words('staff-dashboard.title')}
          </Heading>
          {isHere && (
            <Text tone="muted">
              {words('staff-dashboard.as-of', { at: dates.moment(dashboard.at, timeZone) })}
            </Text>
          )}
        </Stack>
        {dashboard === 'loading' && <Loading />}
        {dashboard === 'failed' && <StaffTryAgain onTryAgain={onTryAgain} />}
        {isHere && <Parts dashboard={dashboard} links={links} />}
      </Stack>
    </div>
  )
}

function Loading() {
  const words = useStaffWords()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{words('staff-frame.loading')}</span>
      </VisuallyHidden>
      <Skeleton shape="block" />
      <div className={css.pairs}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </>
  )
}

type PartsProps = { readonly dashboard: Dashboard; readonly links: DashboardHandlers }

function Parts({ dashboard, links }: PartsProps) {
  const { waiting, arrivals, cancellations, confirmed, money } = dashboard
  return (
    <>
      {waiting && <Waiting waiting={waiting} link={links.inbox} />}
      <div className={css.pairs}>
        <Arrivals arrivals={arrivals} link={links.arrivals} />
        <Reasons reasons={cancellations} />
        {confirmed && <LastConfirmed confirmed={confirmed} links={links} arrivals={arrivals} />}
        {money && <LastPayments payments={money.payments} links={links} arrivals={arrivals} />}
      </div>
      {money && <MoneyByDay dashboard={dashboard} days={money.days} />}
    </>
  )
}
