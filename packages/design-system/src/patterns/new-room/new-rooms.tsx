import {
  type ChangeSelection,
  emptyNewRoom,
  type NewRoomForm as NewRoomFields,
  type Occupancy,
  overTwoRooms,
  roomsFree,
  withNewRoom,
} from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { ChangePriceProps } from '../change-price/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Loadable } from '../loaded/index.ts'
import type { Alternatives } from '../room-offer/index.ts'
import { Announcement } from '../step-page/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { AddedRooms } from './added-rooms.tsx'
import { NewRoomForm } from './new-room-form.tsx'
import type { NewRoomOffers } from './new-room-offers.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type NewRoomsProps = {
  readonly selection: ChangeSelection
  /** The price of the change. */
  readonly price: ChangePriceProps
  /** The room that is being described, and what it could be. */
  readonly form: NewRoomFields
  readonly newRoom: Loadable<NewRoomOffers>
  /** Where nothing can be chosen. */
  readonly alternatives?: Alternatives | undefined
  readonly onSelection: (selection: ChangeSelection) => void
  readonly onForm: (form: NewRoomFields) => void
  readonly onOffersAgain: () => void
}

/** The rooms that are to be added, and one more while there may be one. */
export function NewRooms(props: NewRoomsProps) {
  const { selection, price, form, onSelection, onForm } = props
  const words = useLaterWords()
  const [isOpen, setOpen] = useState(selection.newRooms.length === 0)
  // Of a party that takes two rooms, those who sleep in the second.
  const [rest, setRest] = useState<Occupancy>()
  const [wasAdded, setAdded] = useState(false)
  const free = roomsFree(price.reservation, selection)
  const added = selection.newRooms.length
  const add = () => {
    onSelection(withNewRoom(selection, form))
    onForm(rest ? { ...emptyNewRoom, occupancy: rest } : emptyNewRoom)
    setRest(undefined)
    setOpen(rest !== undefined)
    setAdded(true)
  }
  const split = () => {
    const [first, second] = overTwoRooms(form.occupancy) ?? []
    if (first) onForm({ ...form, occupancy: first })
    setRest(second)
  }
  if (free === 0 && added === 0)
    return (
      <Notice tone="info" title={words('add-room.nine-title')} action={<CallUs help={price.help} />}>
        {words('add-room.nine-body')}
      </Notice>
    )
  return (
    <Stack gap="large">
      {wasAdded && added > 0 && (
        <Announcement key={added}>
          <Notice tone="positive" title={words('add-room.added-title', { rooms: added })}>
            {words('add-room.added-body')}
          </Notice>
        </Announcement>
      )}
      {added > 0 && <AddedRooms {...props} />}
      {free === 0 && <p>{words('add-room.nine-chosen')}</p>}
      {free > 0 &&
        (isOpen || added === 0 ? (
          <NewRoomForm {...props} onAdd={add} onSplit={split} />
        ) : (
          <div>
            <Button tone="secondary" icon={laterIcons.plus} onPress={() => setOpen(true)}>
              {words('add-room.another')}
            </Button>
          </div>
        ))}
    </Stack>
  )
}
