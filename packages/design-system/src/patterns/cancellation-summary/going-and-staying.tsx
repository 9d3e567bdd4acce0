import {
  type Cancellation,
  isZero,
  type Money,
  type Reservation,
  type RoomCancellation,
} from '@veranda/domain'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useSpan } from '../span/index.ts'
import { useMoney } from '../money/index.ts'
import { RoomTitle } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './cancellation-summary.css.ts'

export type GoingAndStayingProps = {
  readonly cancellation: Cancellation
  /** Before it is done, and after. */
  readonly tense: 'ahead' | 'done'
}

/** Room by room what goes, and before it is done what stays booked at the price it has. */
export function GoingAndStaying({ cancellation, tense }: GoingAndStayingProps) {
  const { rooms, staying, transfer } = cancellation
  const words = useLaterWords()
  const isDone = tense === 'done'
  return (
    <Stack gap="large">
      <Stack gap="small" as="section">
        <Heading level={2} look="lead">
          {isDone
            ? words('cancellation-summary.gone', { rooms: rooms.length })
            : words('cancellation-summary.going')}
        </Heading>
        <ul className={css.list}>
          {rooms.map((room) => (
            <Fragment key={room.roomNumber}>
              <Line kind="going" room={room} />
              {!isZero(room.addOns.paid) && (
                <Going amount={room.addOns.paid}>
                  <RoomTitle roomNumber={room.roomNumber} name={words('cancellation-summary.add-ons')} />
                </Going>
              )}
            </Fragment>
          ))}
          {transfer && (
            <Going amount={transfer.price}>
              <span className={css.thing}>{words('price-summary.transfer')}</span>
            </Going>
          )}
        </ul>
      </Stack>
      {!isDone && (
        <Stack gap="small" as="section">
          <Heading level={2} look="lead">
            {words('cancellation-summary.staying')}
          </Heading>
          {staying.length === 0 ? (
            <Text tone="muted">{words('cancellation-summary.nothing-stays')}</Text>
          ) : (
            <Staying staying={staying} />
          )}
        </Stack>
      )}
    </Stack>
  )
}

type GoingProps = { readonly amount: Money; readonly children: ReactNode }

/** What goes besides the rooms, with its price. */
function Going({ amount, children }: GoingProps) {
  const money = useMoney()
  return (
    <li className={css.line}>
      <span className={css.marks.going}>
        <Icon name="cross" />
      </span>
      {children}
      <span className={css.amount}>{money.exact(amount)}</span>
    </li>
  )
}

export type StillComingProps = {
  readonly cancellation: Pick<Cancellation, 'staying'>
  /** As it is now, after the cancellation. */
  readonly reservation: Pick<Reservation, 'stay' | 'pricing'>
}

/** What is left of a stay of which rooms were cancelled: when, which rooms, and what is still to pay. */
export function StillComing({ cancellation: { staying }, reservation }: StillComingProps) {
  const words = useLaterWords()
  const span = useSpan()
  const money = useMoney()
  if (staying.length === 0) return null
  const { stay, pricing } = reservation
  const { balance, dueAtHotel } = pricing
  return (
    <Stack gap="small" as="section">
      <div>
        <Heading level={2} look="lead">
          {words('cancellation-summary.stayed', { rooms: staying.length })}
        </Heading>
        <Text>{span({ from: stay.arrival, until: stay.departure }, 'long')}</Text>
      </div>
      <Staying staying={staying}>
        {!isZero(balance)
          ? words('cancellation-summary.stayed-balance', { amount: money.exact(balance) })
          : isZero(dueAtHotel) && words('cancellation-summary.stayed-paid')}
      </Staying>
    </Stack>
  )
}

type StayingProps = Pick<Cancellation, 'staying'> & { readonly children?: ReactNode }

function Staying({ staying, children }: StayingProps) {
  const words = useLaterWords()
  return (
    <>
      <ul className={css.list}>
        {staying.map((room) => (
          <Line key={room.roomNumber} kind="staying" room={room} />
        ))}
      </ul>
      <Text look="small" tone="muted">
        {words('cancellation-summary.same-price', { rooms: staying.length })} {children}
      </Text>
    </>
  )
}

type LineProps = {
  readonly kind: 'going' | 'staying'
  readonly room: Cancellation['staying'][number] &
    Partial<Pick<RoomCancellation, 'penalty' | 'paid' | 'refund'>>
}

function Line({ kind, room }: LineProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { roomNumber, name, total, penalty, paid, refund } = room
  return (
    <li className={css.line}>
      <span className={css.marks[kind]}>
        <Icon name={kind === 'going' ? 'cross' : 'check'} />
      </span>
      <div>
        <RoomTitle roomNumber={roomNumber} name={name} />
        {penalty && paid && refund && !isZero(penalty) && (
          <Text look="small" tone="muted">
            {words('cancellation-sums.of-paid', { refund: money.exact(refund), paid: money.exact(paid) })}
          </Text>
        )}
      </div>
      <span className={css.amount}>{money.exact(total)}</span>
    </li>
  )
}
