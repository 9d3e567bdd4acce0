import type { ChangeState } from '@veranda/design-system/patterns/change-price'
import type { OtherCategoriesState, RoomPart } from '@veranda/design-system/screens/add-room'
import type { Reservation, RoomOffer } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadOtherCategories } from '../../tasks/load-other-categories.ts'
import { wasTooLate } from './was-too-late.ts'

type Offered =
  | { readonly kind: 'ready'; readonly byRoom: ReadonlyMap<number, readonly RoomOffer[]> }
  | Exclude<OtherCategoriesState, { readonly kind: 'ready' }>

/** The categories the rooms can be changed to, loaded once they are shown, and again when another guest was faster. */
export function useOthers(reservation: Reservation, part: RoomPart, state: ChangeState) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [offered, setOffered] = useState<Offered>({ kind: 'loading' })
  const load = async () => {
    const answer = await loadOtherCategories(portal, reservation)
    setOffered(
      answer.ok ? { kind: 'ready', byRoom: answer.value } : { kind: 'failed', failure: answer.refusal },
    )
  }
  const isLate = wasTooLate(state)
  const begin = useEffectEvent((where: RoomPart, _late: boolean, _language: string) => {
    if (where === 'change' && state.kind !== 'not-allowed') void load()
  })
  useEffect(() => {
    const soon = setTimeout(() => begin(part, isLate, locale))
    return () => clearTimeout(soon)
  }, [part, isLate, locale])
  const again = () => {
    setOffered({ kind: 'loading' })
    void load()
  }
  const othersOf = (roomNumber: number): OtherCategoriesState =>
    offered.kind === 'ready' ? { kind: 'ready', offers: offered.byRoom.get(roomNumber) ?? [] } : offered
  return { othersOf, again }
}
