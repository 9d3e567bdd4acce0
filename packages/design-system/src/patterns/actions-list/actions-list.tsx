import type { ActionName, AllowedAction, Instant, TimeZone } from '@veranda/domain'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useWords } from '../words/index.ts'
import { actionIcons } from './action-icons.ts'
import * as css from './actions-list.css.ts'

/** What a guest begins from the reservation: an action, paying what is due, or reading the receipts. */
export type Startable = ActionName | 'pay' | 'receipts'
/** One receipt is opened by its number. */
export type Started = Startable | `receipts/${string}`

/** Where each action leads. `onAction` lets the portal route without loading the page again. */
export type ActionLinks = {
  readonly hrefOf: (action: Startable) => string
  readonly onAction?: ((action: Started, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

export type ActionsListProps = ActionLinks & {
  readonly actions: readonly AllowedAction[]
  readonly hotelTimeZone: TimeZone
  readonly guestTimeZone: TimeZone
  /** Beside the heading. */
  readonly beside?: ReactNode
}

/** So many actions stand as tiles before the rest, which is a list. */
const tiles = 4
const tileCount = (open: number) => Math.min(Math.max(open, 1), tiles) as keyof typeof css.lists

/** What can be done now, a deadline they share said once. */
export function ActionsList({
  actions,
  hotelTimeZone,
  guestTimeZone,
  beside,
  hrefOf,
  onAction,
}: ActionsListProps) {
  const words = useWords()
  const dates = useDates()
  /** On the hotel’s clock, and said so where the guest’s shows another time. */
  const atHotel = (until: Instant) => {
    const moment = dates.moment(until, hotelTimeZone)
    return {
      moment: moment === dates.moment(until, guestTimeZone) ? moment : words('dates.at-hotel', { moment }),
    }
  }
  const open = actions.filter((action) => action.allowed)
  const deadlines = new Set(open.flatMap(({ until }) => until ?? []))
  const [shared] = deadlines.size === 1 ? deadlines : []
  return (
    <Stack gap="tiny" as="section">
      <Row align="between" wrap>
        <Heading level={2} look="lead">
          {words('actions-list.title')}
        </Heading>
        {beside}
      </Row>
      {open.length === 0 && <Text tone="muted">{words('actions-list.none')}</Text>}
      <ul className={css.lists[tileCount(open.length)]}>
        {open.map(({ name, until }, place) => (
          <li key={name} className={place < tiles ? css.tile : css.item}>
            <a
              className={place < tiles ? css.tileLink : css.link}
              href={hrefOf(name)}
              onClick={(event) => onAction?.(name, event)}
            >
              <span className={css.icon}>
                <Icon name={actionIcons[name]} />
              </span>
              <span className={css.words}>
                <span className={css.name}>{words(`actions-list.${name}`)}</span>
                <span className={css.hint}>
                  {until && !shared
                    ? words('actions-list.until', atHotel(until))
                    : words(`actions-list.${name}-hint`)}
                </span>
              </span>
              {place >= tiles && (
                <span className={css.arrow}>
                  <Icon name="chevron-right" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {shared && (
        <Text look="small" tone="muted">
          {words('actions-list.changes-until', atHotel(shared))}
        </Text>
      )}
    </Stack>
  )
}
