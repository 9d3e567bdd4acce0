import type { ChangeState } from '@veranda/design-system/patterns/change-price'
import type { NewRoomState } from '@veranda/design-system/screens/add-room'
import type { Locale, Occupancy, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadNewRoomOffers } from '../../tasks/load-new-room-offers.ts'
import { wasTooLate } from './was-too-late.ts'

/** A guest who counts up to four asks once. */
const pause = 250

/** The categories a further room can have, loaded again for other guests, and when another guest was faster. */
export function useNewRoom(reservation: Reservation, occupancy: Occupancy, state: ChangeState) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [newRoom, setNewRoom] = useState<NewRoomState>({ kind: 'loading' })
  const questions = useRef(0)
  const load = async (wanted: Occupancy, language: Locale) => {
    questions.current += 1
    const question = questions.current
    const answer = await loadNewRoomOffers(portal, reservation, wanted, language)
    if (question !== questions.current) return
    setNewRoom(answer.ok ? { kind: 'ready', ...answer.value } : { kind: 'failed', failure: answer.refusal })
  }
  const wanted = JSON.stringify(occupancy)
  const isLate = wasTooLate(state)
  const begin = useEffectEvent((_of: string, _late: boolean, language: Locale) => {
    if (state.kind === 'not-allowed') return
    void load(occupancy, language)
  })
  useEffect(() => {
    const soon = setTimeout(() => begin(wanted, isLate, locale), pause)
    return () => clearTimeout(soon)
  }, [wanted, isLate, locale])
  const again = () => {
    setNewRoom({ kind: 'loading' })
    void load(occupancy, locale)
  }
  return { newRoom, again, clear: () => setNewRoom({ kind: 'loading' }) }
}
