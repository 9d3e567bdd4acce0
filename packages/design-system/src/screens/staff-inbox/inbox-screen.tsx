import { type InboxItem, type InboxKind, inboxKinds } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { StaffEmpty } from '../../patterns/staff-empty/index.ts'
import { within } from '../../patterns/within/index.ts'
import { dot, useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-inbox.css.ts'

export type InboxScreenProps = {
  readonly items: readonly InboxItem[]
  readonly kind: InboxKind | 'all'
  readonly timeZone: string
  readonly hrefOf: (item: InboxItem) => string
  readonly onKind: (kind: InboxKind | 'all') => void
  readonly onOpen: (item: InboxItem) => void
}

/** Everything that waits for the hotel's staff, the oldest first. */
export function InboxScreen({ items, kind, timeZone, hrefOf, onKind, onOpen }: InboxScreenProps) {
  const words = useStaffWords()
  const shown = kind === 'all' ? items : items.filter((item) => item.kind === kind)
  const countOf = (each: InboxKind) => items.filter((item) => item.kind === each).length
  return (
    <Stack>
      <div className={css.top}>
        <Stack gap="hair">
          <Heading level={1} look="title">
            {words('staff-inbox.title')}
          </Heading>
          <Text tone="muted">{words('staff-inbox.lead')}</Text>
        </Stack>
        <SelectField
          label={words('staff-inbox.filter')}
          value={kind}
          options={[
            { value: 'all', label: `${words('staff-inbox.all')} (${items.length})` },
            ...inboxKinds.map((each) => ({
              value: each,
              label: `${words(`staff-inbox.kind-${each}`)} (${countOf(each)})`,
            })),
          ]}
          onChange={(value) => onKind(inboxKinds.find((each) => each === value) ?? 'all')}
        />
      </div>
      {shown.length === 0 ? (
        <StaffEmpty icon="check" title={words('staff-inbox.empty')}>
          {words('staff-inbox.empty-body')}
        </StaffEmpty>
      ) : (
        <ul className={css.list} aria-label={words('staff-inbox.list')}>
          {shown.map((item) => (
            <li key={`${item.kind} ${item.itemId}`}>
              <Entry item={item} timeZone={timeZone} href={hrefOf(item)} onOpen={() => onOpen(item)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

type EntryProps = {
  readonly item: InboxItem
  readonly timeZone: string
  readonly href: string
  readonly onOpen: () => void
}

function Entry({ item, timeZone, href, onOpen }: EntryProps) {
  const words = useStaffWords()
  const dates = useDates()
  const { kind, state, guestName, reservationCode, hotel, arrival, at, until, text, assignedTo } = item
  const where = [
    reservationCode,
    hotel,
    arrival && words('staff-inbox.arrives', { date: dates.shortDay(arrival) }),
  ]
  return (
    <a className={css.entry} href={href} onClick={within(onOpen)}>
      <span className={css.head}>
        <Text as="span" look="label">
          {words(`staff-inbox.one-${kind}`)}
        </Text>
        <span className={css.state}>
          <Badge tone={state === 'not-reached' || state === 'answered' ? 'caution' : 'neutral'}>
            {words(`staff-inbox.state-${state}`)}
          </Badge>
          <Icon name="chevron-right" />
        </span>
      </span>
      <Text as="span" look="lead">
        {guestName === '' ? words('staff-inbox.no-name') : guestName}
      </Text>
      <Text as="span" look="small" tone="muted">
        {inLine(where.filter(Boolean).join(dot))}
      </Text>
      {text !== '' && kind !== 'payment' && (
        <span className={css.excerpt}>
          <Text as="span" look="small">
            {text}
          </Text>
        </span>
      )}
      <Text as="span" look="small" tone="muted">
        {inLine(
          [
            until
              ? words('staff-inbox.call-until', { at: dates.moment(until, timeZone) })
              : words('staff-inbox.sent', { at: dates.moment(at, timeZone) }),
            assignedTo && words('staff-inbox.assigned', { name: assignedTo.name }),
          ]
            .filter(Boolean)
            .join(dot),
        )}
      </Text>
    </a>
  )
}
