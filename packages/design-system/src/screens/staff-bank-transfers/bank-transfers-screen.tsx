import type { AnnouncedTransfer, BankArrival } from '@veranda/domain'
import { Badge, type BadgeTone } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { DataTable, Opens, type TableColumn } from '../../components/data-table/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type DateWords, useDates } from '../../patterns/dates/index.ts'
import { type MoneyWords, useMoney } from '../../patterns/money/index.ts'
import { type StaffWords, useStaffWords, wholeCodes } from '../../patterns/words/index.ts'
import { StaffTryAgain } from '../../patterns/staff-try-again/index.ts'
import * as css from './staff-bank-transfers.css.ts'

const views = ['arrived', 'awaited', 'done'] as const
export type BankTransferView = (typeof views)[number]

type Listed<Item> = readonly Item[] | 'loading' | 'failed'

export type BankTransfersScreenProps = {
  readonly view: BankTransferView
  readonly arrivals: Listed<BankArrival>
  readonly transfers: Listed<AnnouncedTransfer>
  readonly onView: (view: BankTransferView) => void
  readonly onOpen: (arrivalId: string) => void
  /** Missing for staff who may only read. */
  readonly onRecord?: (() => void) | undefined
  readonly onTryAgain: () => void
}

/** Money by bank transfer: arrivals that wait for the staff, announced transfers, and what was done. */
export function BankTransfersScreen(props: BankTransfersScreenProps) {
  const { view, arrivals, transfers, onView, onRecord, onTryAgain } = props
  const words = useStaffWords()
  const isOpen = ({ state }: BankArrival) => state === 'unmatched' || state === 'matched'
  const some = <Item,>(listed: Listed<Item>, show: (items: readonly Item[]) => React.ReactNode) =>
    listed === 'loading' ? (
      <Skeleton shape="block" />
    ) : listed === 'failed' ? (
      <StaffTryAgain onTryAgain={onTryAgain} />
    ) : (
      show(listed)
    )
  const counted = (key: BankTransferView, count: number | undefined) =>
    count === undefined
      ? words(`staff-bank-transfers.view-${key}`)
      : `${words(`staff-bank-transfers.view-${key}`)} (${count})`
  const known = typeof arrivals === 'string' ? undefined : arrivals
  const tabs = [
    {
      key: 'arrived',
      label: counted('arrived', known?.filter(isOpen).length),
      panel: some(arrivals, (items) => <Arrivals {...props} items={items.filter(isOpen)} />),
    },
    {
      key: 'awaited',
      label: counted('awaited', typeof transfers === 'string' ? undefined : transfers.length),
      panel: some(transfers, (items) => <Awaited items={items} />),
    },
    {
      key: 'done',
      label: counted('done', undefined),
      panel: some(arrivals, (items) => <Arrivals {...props} items={items.filter((one) => !isOpen(one))} />),
    },
  ]
  return (
    <div className={css.page} data-ready="bank-transfers">
      <Stack gap="large">
        <header className={css.header}>
          <Stack gap="hair">
            <Heading level={1} look="title">
              {words('staff-bank-transfers.title')}
            </Heading>
            <Text tone="muted">{words('staff-bank-transfers.lead')}</Text>
          </Stack>
          {onRecord && (
            <Button tone="primary" onPress={onRecord}>
              {words('staff-bank-transfers.record')}
            </Button>
          )}
        </header>
        <Tabs
          label={words('staff-bank-transfers.views')}
          tabs={tabs}
          selected={view}
          onSelect={(key) => onView(views.find((each) => each === key) ?? 'arrived')}
        />
      </Stack>
    </div>
  )
}

type Wording = { readonly words: StaffWords; readonly dates: DateWords; readonly money: MoneyWords }

const tones: Readonly<Record<BankArrival['state'], BadgeTone>> = {
  unmatched: 'caution',
  matched: 'neutral',
  applied: 'positive',
  returned: 'neutral',
}

const columnsOfArrivals = ({ words, dates, money }: Wording): readonly TableColumn<BankArrival>[] => [
  {
    key: 'amount',
    title: words('staff-bank-transfers.amount'),
    cell: ({ amount }) => <Opens>{money.exact(amount)}</Opens>,
  },
  {
    key: 'state',
    title: words('staff-bank-transfers.state'),
    isWhole: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{words(`staff-bank-transfers.state-${state}`)}</Badge>,
  },
  {
    key: 'match',
    title: words('staff-bank-transfers.reservation'),
    isWhole: true,
    below: ({ match }) => match && wholeCodes(match.reservationCode),
    cell: ({ match }) => (match ? wholeCodes(match.reservationCode) : '–'),
  },
  {
    key: 'booked',
    title: words('staff-bank-transfers.booked-on'),
    isMinor: true,
    isWhole: true,
    cell: ({ bookedOn }) => dates.day(bookedOn),
  },
  {
    key: 'text',
    title: words('staff-bank-transfers.text'),
    isMinor: true,
    cell: ({ text }) => <span className={css.words}>{text === '' ? '–' : text.slice(0, 80)}</span>,
  },
]

function Arrivals({
  view,
  items,
  onOpen,
}: BankTransfersScreenProps & { readonly items: readonly BankArrival[] }) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const columns = columnsOfArrivals({ words, dates, money })
  return (
    <DataTable
      label={words(`staff-bank-transfers.view-${view}`)}
      columns={columns}
      items={items}
      keyOf={({ arrivalId }) => arrivalId}
      onOpen={onOpen}
      empty={<Text tone="muted">{words(`staff-bank-transfers.empty-${view}`)}</Text>}
    />
  )
}

const columnsOfAwaited = ({ words, dates, money }: Wording): readonly TableColumn<AnnouncedTransfer>[] => [
  {
    key: 'reservation',
    title: words('staff-bank-transfers.reservation'),
    cell: ({ reservationCode }) => wholeCodes(reservationCode),
  },
  {
    key: 'amount',
    title: words('staff-bank-transfers.amount'),
    isNumber: true,
    cell: ({ amount }) => money.exact(amount),
  },
  {
    key: 'due',
    title: words('staff-bank-transfers.due-by'),
    cell: ({ dueBy, state }) =>
      state === 'lapsed' ? (
        <Badge tone="negative">{words('staff-bank-transfers.lapsed')}</Badge>
      ) : (
        dates.day(dueBy)
      ),
  },
  {
    key: 'reference',
    title: words('staff-bank-transfers.reference'),
    isMinor: true,
    cell: ({ reference }) => reference.replaceAll(/(.{4})(?=.)/g, '$1\u00A0'),
  },
  {
    key: 'society',
    title: words('staff-bank-transfers.company'),
    isMinor: true,
    cell: ({ societyCode }) => societyCode,
  },
]

function Awaited({ items }: { readonly items: readonly AnnouncedTransfer[] }) {
  const words = useStaffWords()
  const dates = useDates()
  const money = useMoney()
  const columns = columnsOfAwaited({ words, dates, money })
  return (
    <DataTable
      label={words('staff-bank-transfers.view-awaited')}
      columns={columns}
      items={items}
      keyOf={({ reference }) => reference}
      empty={<Text tone="muted">{words('staff-bank-transfers.empty-awaited')}</Text>}
    />
  )
}
