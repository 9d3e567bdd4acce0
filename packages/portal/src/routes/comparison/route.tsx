import {
  type OpenPanel,
  type OptionNumber,
  optionNumbers,
  ComparisonScreen,
} from '@veranda/design-system/screens/comparison'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { useStay } from '../../guards/behind-gates.ts'
import { useGoTo } from '../../layout/use-go-to.ts'
import { paths } from '../../paths.ts'
import { newRoomDraftAtom, newRoomDraftFor } from '../../state/new-room-draft.ts'
import { useChange } from '../change/use-change.ts'
import { useLists } from './use-lists.ts'

/** Up to three options for a stay, side by side; any of them is confirmed as a whole. */
export default function ComparisonRoute() {
  const reservation = useStay()
  const option = useGoTo()
  const [panel, setPanel] = useState<OpenPanel>()
  const changes = {
    1: useChange(reservation, 'variant-1'),
    2: useChange(reservation, 'variant-2'),
    3: useChange(reservation, 'variant-3'),
  } as const satisfies Record<OptionNumber, unknown>
  const all = optionNumbers.map((number) => changes[number])
  const [filled, fill] = useAtom(newRoomDraftAtom)
  const { form: newRoomForm } = newRoomDraftFor(filled, reservation)
  const { lists, names, askAgain } = useLists(reservation, {
    part: panel?.what === 'price' ? undefined : panel?.what,
    categories: all.some(({ selection }) => selection.rooms.length + selection.newRooms.length > 0),
    addOns: all.some(({ selection }) => selection.services.length > 0),
    occupancy: newRoomForm.occupancy,
  })
  const { clock, guestCurrency, help } = changes[1].price
  return (
    <ComparisonScreen
      reservation={reservation}
      options={optionNumbers.map((number) => ({
        number,
        selection: changes[number].selection,
        price: changes[number].price,
      }))}
      names={names}
      lists={lists}
      panel={panel}
      clock={clock}
      guestCurrency={guestCurrency}
      help={help}
      backHref={paths.reservation}
      onBack={option(paths.reservation)}
      addRoomHref={paths.addRoom}
      newRoomForm={newRoomForm}
      onNewRoomForm={(form) => fill((before) => ({ ...newRoomDraftFor(before, reservation), form }))}
      onPanel={setPanel}
      onSelection={(number, selection) => changes[number].choose(selection)}
      onClear={(number) => changes[number].clear()}
      onCopy={(from, to) => changes[to].choose(changes[from].selection)}
      onAskAgain={askAgain}
    />
  )
}
