import { activeRooms, isIncluded } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { ChangeBar, type ChangePriceProps, ChangePrice } from '../../patterns/change-price/index.ts'
import { valueIn } from '../../patterns/loaded/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import {
  OwnAddOnsBeside,
  refusedAddOn,
  RoomAddOns,
  type RoomAddOnsProps,
} from '../../patterns/add-on-menu/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './add-services.css.ts'

export type AddServicesScreenProps = Omit<ChangePriceProps, 'rooms' | 'promotionCode'> &
  Omit<RoomAddOnsProps, 'room' | 'rooms'> & {
    /** The room whose add-ons are shown. */
    readonly roomNumber: number
    readonly backHref: string
    readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  }

/** What is included, a room's add-ons, those that can be added, their price, and the next step. */
export function AddServicesScreen(props: AddServicesScreenProps) {
  const { reservation, state, help, backHref, onBack, roomNumber } = props
  const words = useLaterWords()
  const span = useSpan()
  const { property, stay } = reservation
  const rooms = activeRooms(reservation.rooms)
  const room = rooms.find((one) => one.roomNumber === roomNumber) ?? rooms[0]
  const isClosed = state.kind === 'not-allowed'
  const isOffered = state.kind !== 'not-allowed' || state.reason !== 'not-offered'
  const isConfirming = state.kind === 'quoted' && state.isConfirming === true
  const refused = room && refusedAddOn({ ...props, room, rooms })
  const price = <ChangePrice key="price" {...props} refused={refused} />
  const own = room && (
    <div key="own" inert={isConfirming}>
      <OwnAddOnsBeside {...props} room={room} rooms={rooms} />
    </div>
  )
  return (
    <StepPage
      step={1}
      steps={1}
      ready="add-services"
      title={words('add-services.title')}
      lead={
        isClosed
          ? undefined
          : words(canAdd(props) ? 'add-services.lead' : 'step-page.stay', {
              hotel: property.name,
              stay: span({ from: stay.arrival, until: stay.departure }),
            })
      }
      backLabel={words('add-services.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={isConfirming}
      first={
        <div className={css.chooser} inert={isConfirming}>
          {isClosed && price}
          {room && isOffered && <RoomAddOns {...props} room={room} rooms={rooms} />}
        </div>
      }
      // Until something is chosen there is no price, and nothing stands for it.
      beside={!isClosed && <Stack gap="medium">{state.kind === 'choosing' ? own : [price, own]}</Stack>}
      help={help}
      bar={<ChangeBar {...props} refused={refused} />}
    />
  )
}

/** Whether there is anything to add, as far as is known. */
const canAdd = ({ menu }: AddServicesScreenProps): boolean =>
  menu.kind === 'loading' || (valueIn(menu)?.offers.some((offer) => !isIncluded(offer)) ?? false)
