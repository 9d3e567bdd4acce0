import { isActionOpen, openOffers, type RoomOffer, roomsFree } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Tabs } from '../../components/tabs/index.ts'
import { Text } from '../../components/text/index.ts'
import { ChangeBar, namesAsSelected, ChangePrice } from '../../patterns/change-price/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { type Loadable, valueIn } from '../../patterns/loaded/index.ts'
import { NewRooms, type NewRoomsProps } from '../../patterns/new-room/index.ts'
import { categoriesOf, type Alternative } from '../../patterns/room-offer/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { Changing } from './changing.tsx'

/** What the page is open at. */
export type RoomPart = 'add' | 'change'

export type AddRoomScreenProps = Omit<NewRoomsProps, 'alternatives'> & {
  readonly part: RoomPart
  /** The room that is looked at to be changed, and what it could be. */
  readonly roomNumber: number
  readonly others: Loadable<readonly RoomOffer[]>
  /** Where a guest looks for days with a room that is free. */
  readonly otherDates: Alternative
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onPart: (part: RoomPart) => void
  readonly onRoom: (roomNumber: number) => void
}

/** A room more for the same stay, or another category for a room; what that costs, and the next step. */
export function AddRoomScreen(props: AddRoomScreenProps) {
  const { part, selection, price, backHref, onBack, onPart } = props
  const { reservation, state, help } = price
  const words = useLaterWords()
  const span = useSpan()
  const { property, stay } = reservation
  const isOpen = state.kind !== 'not-allowed'
  const alternatives = {
    otherDates: isActionOpen(reservation, 'change-dates') ? props.otherDates : undefined,
  }
  const hasChoice = canChoose(props)
  const panel = (
    <ChangePrice
      {...price}
      hasNoChoice={!hasChoice}
      rooms={namesAsSelected(selection, price, categoriesOf(offersIn(props)))}
    />
  )
  return (
    <StepPage
      step={1}
      steps={1}
      title={words('add-room.title')}
      lead={words(isOpen && hasChoice ? 'add-room.lead' : 'step-page.stay', {
        hotel: property.name,
        stay: span({ from: stay.arrival, until: stay.departure }),
      })}
      backLabel={words('add-room.back')}
      backHref={backHref}
      onBack={onBack}
      ready="add-room"
      first={
        isOpen ? (
          <Tabs
            label={words('add-room.parts')}
            selected={part}
            onSelect={(key) => onPart(key === 'change' ? 'change' : 'add')}
            tabs={[
              {
                key: 'add',
                label: words('add-room.add'),
                panel: <NewRooms {...props} alternatives={alternatives} />,
              },
              {
                key: 'change',
                label: words('add-room.change'),
                panel: <Changing {...props} alternatives={alternatives} />,
              },
            ]}
          />
        ) : (
          panel
        )
      }
      beside={isOpen && panel}
      help={help}
      bar={<ChangeBar {...price} />}
    >
      {isOpen && hasChoice && (
        <Text look="small" tone="muted">
          {words('add-room.fine-print')}
          {part === 'change' && ` ${words('add-room.fine-print-change')}`}
        </Text>
      )}
    </StepPage>
  )
}

/** Whether there is a room to choose, as far as is known. */
function canChoose({ part, selection, price, newRoom, others }: AddRoomScreenProps): boolean {
  const { reservation } = price
  if (part === 'add') {
    const offers = valueIn(newRoom)?.offers
    return (
      roomsFree(reservation, selection) > 0 &&
      reservation.property.ageRanges.length > 0 &&
      newRoom.kind !== 'failed' &&
      (offers === undefined || openOffers(offers).length > 0)
    )
  }
  return (
    others.kind === 'loading' ||
    (valueIn(others) ?? []).some(({ availability }) => availability.kind === 'available')
  )
}

const offersIn = ({ newRoom, others }: AddRoomScreenProps) => [
  ...(valueIn(newRoom)?.offers ?? []),
  ...(valueIn(others) ?? []),
]
