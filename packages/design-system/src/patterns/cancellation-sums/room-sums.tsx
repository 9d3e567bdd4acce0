import { type Cancellation, isZero, type RoomCancellation } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { type PriceLine, PriceLines } from '../../components/price-lines/index.ts'
import { useMoney } from '../money/index.ts'
import { chargeWords } from '../policy-timeline/index.ts'
import { RoomTitle } from '../room-name/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type RoomSumsProps = {
  readonly cancellation: Cancellation
  /** Some brands do not show what was added to a room; its money is in the sums all the same. */
  readonly addOns: 'shown' | 'hidden'
}

/** The same sums room by room. */
export function RoomSums({ cancellation, addOns }: RoomSumsProps) {
  const words = useLaterWords()
  const money = useMoney()
  const { rooms } = cancellation
  return (
    <div>
      {rooms.map((room) => (
        <Disclosure
          key={room.roomNumber}
          title={<RoomTitle roomNumber={room.roomNumber} name={room.name} />}
          summary={
            // Of a single room the sums above say it.
            rooms.length > 1 &&
            words('cancellation-sums.of-paid', {
              refund: money.exact(room.refund),
              paid: money.exact(room.paid),
            })
          }
        >
          <OneRoom room={room} addOns={addOns} />
        </Disclosure>
      ))}
    </div>
  )
}

type OneRoomProps = { readonly room: RoomCancellation; readonly addOns: RoomSumsProps['addOns'] }

function OneRoom({ room, addOns }: OneRoomProps) {
  const words = useLaterWords()
  const money = useMoney()
  const lines: PriceLine[] = [
    {
      label: words('cancellation-sums.nights', { nights: room.nights }),
      text: money.exact(room.total),
    },
    { label: words('price-summary.paid'), text: money.exact(room.paid) },
    {
      label: words('cancellation-sums.penalty'),
      text: money.exact(room.penalty),
      note: words('cancellation-sums.charge', { charge: chargeWords(room.charge, words) }),
    },
    {
      label: words('cancellation-sums.refund'),
      text: money.exact(room.refund),
      tone: isZero(room.refund) ? 'ink' : 'positive',
    },
  ]
  if (!isZero(room.outstanding)) {
    lines.push({
      label: words('cancellation-sums.outstanding'),
      text: money.exact(room.outstanding),
      tone: 'caution',
    })
  }
  if (!isZero(room.addOns.paid)) {
    lines.push({
      label: words('cancellation-sums.add-ons'),
      text: money.exact(room.addOns.refund),
      tone: 'positive',
      note: addOns === 'shown' ? words('cancellation-sums.add-ons-note') : undefined,
    })
  }
  return <PriceLines lines={lines} />
}
