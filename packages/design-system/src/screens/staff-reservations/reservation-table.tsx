import { isZero, type ListedReservation, nightsOf, type ReservationPage } from '@veranda/domain'
import { DataTable, Opens, type TableColumn } from '../../components/data-table/index.ts'
import { Text } from '../../components/text/index.ts'
import { type DateWords, useDates } from '../../patterns/dates/index.ts'
import { type MoneyWords, useMoney } from '../../patterns/money/index.ts'
import { StatusBadge } from '../../patterns/status-badge/index.ts'
import { type StaffWords, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import type { ReservationsScreenProps } from './reservations-screen.tsx'
import * as css from './staff-reservations.css.ts'

type TableProps = Pick<ReservationsScreenProps, 'query' | 'state' | 'onQuery' | 'onOpen'> & {
  readonly page: ReservationPage
}

/** A page of reservations; a row leads to all of it. */
export function ReservationTable({ query, page, state, onQuery, onOpen }: TableProps) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const { search, property, arrivalFrom, arrivalTo } = query
  const isNarrowed = [search, property, query.state, arrivalFrom, arrivalTo].some((each) => each !== '')
  return (
    <DataTable
      label={words('staff-reservations.list')}
      columns={columnsOf({ words, dates, money })}
      items={page.reservations}
      keyOf={({ reservationCode }) => reservationCode}
      sort={{
        column: 'arrival',
        direction: query.order === 'earliest-arrival' ? 'ascending' : 'descending',
      }}
      onSort={({ direction }) =>
        onQuery({
          ...query,
          order: direction === 'ascending' ? 'earliest-arrival' : 'latest-arrival',
          pageAt: '',
        })
      }
      onOpen={onOpen}
      isBusy={state === 'loading'}
      empty={
        <Text tone="muted">
          {words(isNarrowed ? 'staff-reservations.nothing-found' : 'staff-reservations.nothing-yet')}
        </Text>
      }
    />
  )
}

type Wording = { readonly words: StaffWords; readonly dates: DateWords; readonly money: MoneyWords }

const columnsOf = ({ words, dates, money }: Wording): readonly TableColumn<ListedReservation>[] => [
  {
    key: 'guest',
    title: words('staff-reservations.guest'),
    cell: ({ guestName, reservationCode }) => (
      <>
        <Opens>{guestName === '' ? words('staff-reservations.no-name') : guestName}</Opens>
        <span className={css.under}>{wholeCodes(reservationCode)}</span>
      </>
    ),
  },
  {
    key: 'hotel',
    title: words('staff-reservations.hotel'),
    isMinor: true,
    cell: ({ hotel }) => hotel,
  },
  {
    key: 'arrival',
    title: words('staff-reservations.arrival'),
    isSortable: true,
    isWhole: true,
    cell: (stay) => (
      <>
        {dates.day(stay.arrival)}
        <span className={css.under}>
          {words('price-summary.rooms', { rooms: stay.rooms, nights: nightsOf(stay) })}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    title: words('staff-reservations.state'),
    isWhole: true,
    below: ({ status }) => <StatusBadge status={status} />,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'balance',
    title: words('staff-reservations.balance'),
    isNumber: true,
    below: ({ balance }) =>
      isZero(balance) ? null : `${words('staff-reservations.balance')}: ${money.exact(balance)}`,
    cell: ({ balance }) => (isZero(balance) ? '–' : money.exact(balance)),
  },
]
