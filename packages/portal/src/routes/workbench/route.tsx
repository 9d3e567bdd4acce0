import {
  type OpenPanel,
  type WayNumber,
  wayNumbers,
  WorkbenchScreen,
} from '@veranda/design-system/screens/workbench'
import type { Reservation } from '@veranda/domain'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { newRoomDraftAtom, newRoomDraftFor } from '../../state/new-room-draft.ts'
import { useChange } from '../change/use-change.ts'
import { useLists } from './use-lists.ts'

/** Up to three ways a stay could be, side by side; any of them is confirmed as a whole. */
export default function WorkbenchRoute({ reservation }: { readonly reservation: Reservation }) {
  const way = useWay()
  const [panel, setPanel] = useState<OpenPanel>()
  const changes = {
    1: useChange(reservation, 'variant-1'),
    2: useChange(reservation, 'variant-2'),
    3: useChange(reservation, 'variant-3'),
  } as const satisfies Record<WayNumber, unknown>
  const all = wayNumbers.map((number) => changes[number])
  const [filled, fill] = useAtom(newRoomDraftAtom)
  const { form: newRoomForm } = newRoomDraftFor(filled, reservation)
  const { lists, names, askAgain } = useLists(reservation, {
    part: panel?.what === 'price' ? undefined : panel?.what,
    categories: all.some(({ wish }) => wish.rooms.length + wish.newRooms.length > 0),
    extras: all.some(({ wish }) => wish.services.length > 0),
    occupancy: newRoomForm.occupancy,
    isRefused: all.some(({ state }) => state.kind === 'refused'),
  })
  const { clock, guestCurrency, help } = changes[1].price
  return (
    <WorkbenchScreen
      reservation={reservation}
      ways={wayNumbers.map((number) => ({
        number,
        wish: changes[number].wish,
        price: changes[number].price,
      }))}
      names={names}
      lists={lists}
      panel={panel}
      clock={clock}
      guestCurrency={guestCurrency}
      help={help}
      backHref={paths.reservation}
      onBack={way(paths.reservation)}
      addRoomHref={paths.addRoom}
      newRoomForm={newRoomForm}
      onNewRoomForm={(form) => fill((before) => ({ ...newRoomDraftFor(before, reservation), form }))}
      onPanel={setPanel}
      onWish={(number, wish) => changes[number].choose(wish)}
      onClear={(number) => changes[number].clear()}
      onCopy={(from, to) => changes[to].choose(changes[from].wish)}
      onAskAgain={askAgain}
    />
  )
}
