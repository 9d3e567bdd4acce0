import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, useStaffWords } from '../../patterns/words/index.ts'
import type { StaffReservationScreenProps } from './staff-reservation-screen.tsx'
import * as css from './staff-reservations.css.ts'

type WaitingHereProps = Pick<StaffReservationScreenProps, 'details' | 'userId' | 'inboxHref' | 'onInbox'>

/** What waits in the inbox for this reservation. If a colleague has taken an item on, the reservation says so. */
export function WaitingHere({ details, userId, inboxHref, onInbox }: WaitingHereProps) {
  const words = useStaffWords()
  const dates = useDates()
  const { waiting, timeZone } = details
  if (waiting.length === 0) return null
  const other = waiting.find(({ assignedTo }) => assignedTo && assignedTo.userId !== userId)?.assignedTo
  return (
    <Stack gap="small">
      {other && (
        <Notice tone="caution" title={words('staff-inbox.others', { name: other.name })}>
          {words('staff-reservations.activity-body')}
        </Notice>
      )}
      <Surface as="section">
        <Stack gap="small">
          <Heading level={2} look="lead">
            {words('staff-reservations.waiting')}
          </Heading>
          <ul className={css.list}>
            {waiting.map((item) => {
              const { kind, itemId, at, assignedTo } = item
              const who = !assignedTo
                ? words('staff-reservations.with-nobody')
                : assignedTo.userId === userId
                  ? words('staff-reservations.with-you')
                  : words('staff-reservations.with', { name: assignedTo.name })
              return (
                <li key={`${kind} ${itemId}`} className={css.entry}>
                  <TextLink
                    href={inboxHref(item)}
                    stands="alone"
                    onNavigate={(event) => {
                      event.preventDefault()
                      onInbox(item)
                    }}
                  >
                    {words(`staff-inbox.one-${kind}`)}
                  </TextLink>
                  <Text as="span" look="small" tone="muted">
                    {inLine(
                      [words('staff-reservations.waits-since', { at: dates.moment(at, timeZone) }), who].join(
                        dot,
                      ),
                    )}
                  </Text>
                </li>
              )
            })}
          </ul>
        </Stack>
      </Surface>
    </Stack>
  )
}
