import { isZero, minus, type Money, movedSinceBooked, type Room, withoutSign } from '@veranda/domain'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Text } from '../../components/text/index.ts'
import type { ChangePriceProps } from '../change-price/index.ts'
import { useMoney } from '../money/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './joining-guests.css.ts'

export type PriceOfRoomProps = {
  readonly room: Room
  readonly price: ChangePriceProps
  /** Not known where the price of one guest is not. */
  readonly added: Money | undefined
}

/** The price of the guests added to a room, and why the quote's sum may differ from it. */
export function PriceOfRoom({ room, price, added }: PriceOfRoomProps) {
  const words = useLaterWords()
  const money = useMoney(price.guestCurrency)
  const { state } = price
  // A price that failed is no price: none is shown.
  if (!added || state.kind === 'failed' || state.kind === 'refused') return null
  const changed = state.kind === 'quoted' ? state.quote.change.rooms : []
  const own = changed.find(({ roomNumber }) => roomNumber === room.roomNumber)
  const moved = own && movedSinceBooked(own, added)
  const isCovered = own !== undefined && minus(own.after, own.before).amount === 0 && !isZero(added)
  return (
    <div className={css.price}>
      <PriceLines
        lines={[
          {
            label: words('room-guests.sum', { nights: room.dailyRates.length }),
            text: money.exact(added),
            approx: money.approx(added),
            emphasis: true,
          },
        ]}
      />
      {isCovered && (
        <Text look="small" tone="muted">
          {words('room-guests.covered')}
        </Text>
      )}
      {moved && !isCovered && (
        <Text look="small" tone="muted">
          {words(moved.amount > 0 ? 'room-guests.increase-today' : 'room-guests.decrease-today', {
            amount: money.exact(withoutSign(moved)),
          })}
        </Text>
      )}
    </div>
  )
}
