import { activeRooms, type ChangeWish, nightsOf, placesLeft } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { ChangeBar, ChangePrice, type ChangePriceProps } from '../../patterns/change-price/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import type { GuestAgesState } from '../../patterns/guest-ages/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from './room-guests.css.ts'
import type { ExtraPricesState } from './room-guests-state.ts'
import { WhoJoins } from './who-joins.tsx'

export type RoomGuestsScreenProps = {
  readonly ages: GuestAgesState
  readonly prices: ExtraPricesState
  readonly wish: ChangeWish
  /** What it comes to. */
  readonly price: ChangePriceProps
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Where a room is added, or changed for a larger one. */
  readonly addRoomHref: string
  readonly onAddRoom?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onWish: (wish: ChangeWish) => void
  readonly onAgesAgain: () => void
  readonly onPricesAgain: () => void
}

/** Who joins which room, what that costs, and the next step. */
export function RoomGuestsScreen(props: RoomGuestsScreenProps) {
  const { price, backHref, onBack } = props
  const { reservation, state, help } = price
  const words = useLaterWords()
  const dates = useDates()
  const { property, stay, rooms } = reservation
  const isOpen = state.kind !== 'not-allowed'
  return (
    <StepPage
      step={1}
      steps={2}
      title={words('room-guests.title', {
        rooms: activeRooms(rooms).length,
      })}
      lead={words('room-guests.lead', {
        hotel: property.name,
        arrival: dates.shortDay(stay.arrival),
        departure: dates.shortDay(stay.departure),
      })}
      backLabel={words('room-guests.back')}
      backHref={backHref}
      onBack={onBack}
      ready="room-guests"
      first={isOpen ? <WhoJoins {...props} /> : <ChangePrice {...price} />}
      beside={
        isOpen &&
        mayJoin(props) && (
          <div className={state.kind === 'choosing' ? css.waits : undefined}>
            <ChangePrice {...price} />
          </div>
        )
      }
    >
      <Stack gap="large">
        {isOpen && mayJoin(props) && (
          <Text look="small" tone="muted">
            {words('room-guests.fine-print', { nights: nightsOf(stay) })}
          </Text>
        )}
        <HelpLine help={help} />
      </Stack>
      <ChangeBar {...price} />
    </StepPage>
  )
}

/** Whether there is anybody to add and a place for them: else there is nothing to be priced. */
const mayJoin = ({ ages, wish, price: { reservation } }: RoomGuestsScreenProps): boolean =>
  ages.kind === 'loading' ||
  (ages.kind === 'known' &&
    (wish.rooms.length > 0 || activeRooms(reservation.rooms).some((room) => placesLeft(room) > 0)))
