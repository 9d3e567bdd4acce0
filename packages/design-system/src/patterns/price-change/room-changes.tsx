import {
  isOtherRoom,
  minus,
  type NightChange,
  type NightMark,
  type RoomChange,
  type StayChange,
} from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { useMoney } from '../money/index.ts'
import { useSignedMoney } from '../money/use-signed-money.ts'
import { RoomTitle, useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './price-change.css.ts'

/** Room by room, and inside each night by night; those that stay as they are in a line. */
export function RoomChanges({ change: { rooms, difference } }: { readonly change: StayChange }) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const announcement = rooms.filter(isAnother)
  // Where one room alone changes it is named above; so is what it comes to, where that is the whole difference.
  const isAlone = announcement.length === 1
  const kept = rooms.filter((room) => !isAnother(room)).map(({ roomNumber }) => roomName({ roomNumber }))
  const unchanged = kept.length > 0 && (
    <p className={css.kept}>
      {inLine(words('price-change.rooms-retained', { count: kept.length, rooms: kept.join('; ') }))}
    </p>
  )
  return (
    <>
      {announcement.map((room) => (
        <Disclosure
          key={room.roomNumber}
          body="opened"
          title={
            isAlone ? (
              words('price-change.by-night')
            ) : (
              <RoomTitle roomNumber={room.roomNumber} name={room.name} />
            )
          }
          summary={
            isAlone && minus(room.after, room.before).amount === difference.amount ? undefined : (
              <RoomSum room={room} />
            )
          }
        >
          <ol className={css.nights}>
            {room.nights.map((night) => (
              <Night key={night.night} change={night} />
            ))}
          </ol>
          {isAlone && unchanged}
        </Disclosure>
      ))}
      {!isAlone && announcement.length > 0 && unchanged}
    </>
  )
}

const isAnother = (room: RoomChange): boolean =>
  isOtherRoom(room) || room.nights.some(({ mark }) => mark !== 'kept')

function RoomSum({ room: { was, before, after } }: { readonly room: RoomChange }) {
  const words = useLaterWords()
  const money = useMoney()
  const signed = useSignedMoney()
  const difference = minus(after, before)
  const change = difference.amount === 0 ? words('price-change.no-difference') : signed(difference)
  if (!was) return signed(after)
  return (
    <>
      {money.exact(before)} → {money.exact(after)} <span className={css.difference}>({change})</span>
    </>
  )
}

const icons: Record<NightMark, IconName | undefined> = {
  kept: 'check',
  increase: undefined,
  decrease: undefined,
  added: laterIcons.plus,
  'given-up': 'cross',
}
const arrows: Record<NightMark, string> = {
  kept: '',
  increase: '↑',
  decrease: '↓',
  added: '',
  'given-up': '',
}

function Night({ change }: { readonly change: NightChange }) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const { night, mark, before, after } = change
  const icon = icons[mark]
  const isMoved = mark === 'increase' || mark === 'decrease'
  return (
    <li className={css.night}>
      <span>{dates.shortDay(night)}</span>
      <span className={css.mark[mark]}>
        <span className={css.glyph} aria-hidden="true">
          {icon ? <Icon name={icon} /> : arrows[mark]}
        </span>
        {words(`price-change.night-${mark}`)}
      </span>
      <span className={css.prices}>
        {before && (isMoved || !after) && (
          <>
            <VisuallyHidden>{words('price-change.was')} </VisuallyHidden>
            <s className={css.old}>{money.exact(before)}</s>{' '}
          </>
        )}
        {after && <span>{money.exact(after)}</span>}
      </span>
    </li>
  )
}
