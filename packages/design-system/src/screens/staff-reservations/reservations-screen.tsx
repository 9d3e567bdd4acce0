import type { ReservationOrder, ReservationPage, ReservationState } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { ReservationFilters } from './reservation-filters.tsx'
import { ReservationTable } from './reservation-table.tsx'
import * as css from './staff-reservations.css.ts'

/** What is asked for; empty where nothing is. */
export type ShownQuery = {
  readonly search: string
  readonly property: string
  readonly state: ReservationState | ''
  readonly arrivalFrom: string
  readonly arrivalTo: string
  readonly order: ReservationOrder
  /** Where the page begins; the first without one. */
  readonly pageAt: string
}

export type ReservationsScreenProps = {
  readonly query: ShownQuery
  readonly properties: readonly { readonly propertyId: number; readonly name: string }[]
  /** Kept while the next page is on its way. */
  readonly page: ReservationPage | undefined
  readonly state: 'loading' | 'ready' | 'failed'
  readonly onQuery: (query: ShownQuery) => void
  readonly onOpen: (reservationCode: string) => void
  readonly onTryAgain: () => void
}

/** Reservations, found by what a guest on the telephone says, twelve a page. */
export function ReservationsScreen(props: ReservationsScreenProps) {
  const { query, page, state, onQuery, onTryAgain } = props
  const words = useStaffWords()
  const typed = [query.search, query.arrivalFrom, query.arrivalTo].join(' ')
  return (
    <div className={css.page} data-ready={page ? 'reservations' : undefined}>
      <Stack gap="large">
        <Stack gap="hair">
          <Heading level={1} look="title">
            {words('staff-reservations.title')}
          </Heading>
          <Text tone="muted">{words('staff-reservations.lead')}</Text>
        </Stack>
        <ReservationFilters key={typed} {...props} />
        {state === 'failed' ? (
          <StaffTryAgain onTryAgain={onTryAgain} />
        ) : page ? (
          <Stack gap="medium">
            <ReservationTable {...props} page={page} />
            <Paging page={page} onPage={(pageAt) => onQuery({ ...query, pageAt })} />
          </Stack>
        ) : (
          <Skeleton shape="block" />
        )}
      </Stack>
    </div>
  )
}

type PagingProps = { readonly page: ReservationPage; readonly onPage: (place: string) => void }

function Paging({ page: { previous, next }, onPage }: PagingProps) {
  const words = useStaffWords()
  if (previous === undefined && next === undefined) return null
  return (
    <nav className={css.paging} aria-label={words('staff-reservations.pages')}>
      <Button
        tone="secondary"
        size="small"
        idle={previous === undefined}
        onPress={() => onPage(previous ?? '')}
      >
        {words('staff-reservations.previous')}
      </Button>
      <Button tone="secondary" size="small" idle={next === undefined} onPress={() => onPage(next ?? '')}>
        {words('staff-reservations.next')}
      </Button>
    </nav>
  )
}
