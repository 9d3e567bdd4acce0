import type { ChangeWish, NewRoomForm } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Tabs } from '../../components/tabs/index.ts'
import { Text } from '../../components/text/index.ts'
import { ChangeBar, ChangePrice, type ChangePriceProps } from '../../patterns/change-price/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import type { GuestAgesState } from '../../patterns/guest-ages/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { NewRoomState, OtherCategoriesState, RoomPart } from './add-room-state.ts'
import * as css from './add-room.css.ts'
import { Adding } from './adding.tsx'
import { Changing } from './changing.tsx'
import { roomsAsWished } from './rooms-as-wished.ts'

export type AddRoomScreenProps = {
  readonly part: RoomPart
  readonly wish: ChangeWish
  /** What it comes to. */
  readonly price: ChangePriceProps
  readonly ages: GuestAgesState
  /** The room that is being described, and what it could be. */
  readonly form: NewRoomForm
  readonly newRoom: NewRoomState
  /** The room that is looked at to be changed, and what it could be. */
  readonly roomNumber: number
  readonly others: OtherCategoriesState
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onPart: (part: RoomPart) => void
  readonly onWish: (wish: ChangeWish) => void
  readonly onForm: (form: NewRoomForm) => void
  readonly onRoom: (roomNumber: number) => void
  readonly onAgesAgain: () => void
  readonly onOffersAgain: () => void
}

/** A room more for the same stay, or another category for a room; what that costs, and the next step. */
export function AddRoomScreen(props: AddRoomScreenProps) {
  const { part, price, backHref, onBack, onPart } = props
  const { reservation, state, help } = price
  const words = useLaterWords()
  const dates = useDates()
  const { property, stay } = reservation
  const isOpen = state.kind !== 'not-allowed'
  const panel = (
    <div className={state.kind === 'choosing' ? css.waits : undefined}>
      <ChangePrice {...price} rooms={roomsAsWished(props)} />
    </div>
  )
  return (
    <StepPage
      step={1}
      steps={2}
      title={words('add-room.title')}
      lead={words('add-room.lead', {
        hotel: property.name,
        arrival: dates.shortDay(stay.arrival),
        departure: dates.shortDay(stay.departure),
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
              { key: 'add', label: words('add-room.add'), panel: <Adding {...props} /> },
              { key: 'change', label: words('add-room.change'), panel: <Changing {...props} /> },
            ]}
          />
        ) : (
          panel
        )
      }
      beside={isOpen && panel}
    >
      <Stack gap="large">
        {isOpen && (
          <Text look="small" tone="muted">
            {words('add-room.fine-print')}
          </Text>
        )}
        <HelpLine help={help} />
      </Stack>
      <ChangeBar {...price} />
    </StepPage>
  )
}
