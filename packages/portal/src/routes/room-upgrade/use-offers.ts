import type { ChangeState } from '@veranda/design-system/patterns/change-price'
import type { RoomOffersState } from '@veranda/design-system/screens/room-upgrade'
import type { Locale, Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { wordsAtom } from '../../state/locale.ts'
import { loadRoomOffers } from '../../tasks/load-room-offers.ts'

/**
 * The offers for the rooms: loaded when the page opens, in its language, and again when another guest was faster.
 */
export function useOffers(reservation: Reservation, state: ChangeState) {
  const portal = usePortal()
  const { locale } = useAtomValue(wordsAtom)
  const [offers, setOffers] = useState<RoomOffersState>({ kind: 'loading' })
  const questions = useRef(0)
  const load = async (language: Locale) => {
    questions.current += 1
    const question = questions.current
    const answer = await loadRoomOffers(portal, reservation, language)
    if (question !== questions.current) return
    // What is on screen stays there where it cannot be read again.
    setOffers((before) => {
      if (answer.ok) return { kind: 'ready', offers: answer.value }
      return before.kind === 'ready' ? before : { kind: 'failed', failure: answer.refusal }
    })
  }
  const begin = useEffectEvent((language: Locale) => void (state.kind !== 'not-allowed' && load(language)))
  useEffect(() => {
    const soon = setTimeout(() => begin(locale))
    return () => clearTimeout(soon)
  }, [locale])
  const wasTooLate =
    state.kind === 'refused' && (state.refusal.kind === 'not-available' || state.refusal.kind === 'sold-out')
  const askAgain = useEffectEvent(() => void load(locale))
  useEffect(() => {
    if (!wasTooLate) return
    const soon = setTimeout(() => askAgain())
    return () => clearTimeout(soon)
  }, [wasTooLate])
  const again = () => {
    setOffers({ kind: 'loading' })
    void load(locale)
  }
  return { offers, again }
}
