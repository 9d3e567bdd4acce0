import type { Cancellation, Money } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useMoney } from '../money/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './cancellation-summary.css.ts'

export type GoingAndStayingProps = {
  readonly cancellation: Cancellation
  /** Before it is done, and after. */
  readonly tense: 'ahead' | 'done'
}

/** Room by room what goes, and what stays booked at the price it has. */
export function GoingAndStaying({ cancellation, tense }: GoingAndStayingProps) {
  const { rooms, staying, transportation } = cancellation
  const words = useLaterWords()
  return (
    <Stack gap="medium">
      <Stack gap="tiny" as="section">
        <Heading level={2} look="lead">
          {words(tense === 'ahead' ? 'cancellation-summary.going' : 'cancellation-summary.gone')}
        </Heading>
        <ul className={css.list}>
          {rooms.map((room) => (
            <Line key={room.roomNumber} kind="going" {...room} />
          ))}
          {transportation && (
            <li className={css.line}>
              <span className={css.marks.going}>
                <Icon name="cross" />
              </span>
              <span>{words('price-summary.transportation')}</span>
            </li>
          )}
        </ul>
      </Stack>
      <Stack gap="tiny" as="section">
        <Heading level={2} look="lead">
          {words('cancellation-summary.staying')}
        </Heading>
        {staying.length === 0 ? (
          <Text tone="muted">{words('cancellation-summary.nothing-stays')}</Text>
        ) : (
          <>
            <ul className={css.list}>
              {staying.map((room) => (
                <Line key={room.roomNumber} kind="staying" {...room} />
              ))}
            </ul>
            <Text look="small" tone="muted">
              {words('cancellation-summary.same-price', { rooms: staying.length })}
            </Text>
          </>
        )}
      </Stack>
    </Stack>
  )
}

type LineProps = {
  readonly kind: 'going' | 'staying'
  readonly roomNumber: number
  readonly name: string
  readonly total: Money
}

function Line({ kind, roomNumber, name, total }: LineProps) {
  const roomName = useRoomName()
  const money = useMoney()
  return (
    <li className={css.line}>
      <span className={css.marks[kind]}>
        <Icon name={kind === 'going' ? 'cross' : 'check'} />
      </span>
      <span>{roomName({ roomNumber, name })}</span>
      <span className={css.amount}>{money.exact(total)}</span>
    </li>
  )
}
