import type { GuestAgesState } from '@veranda/design-system/patterns/guest-ages'
import type { Reservation } from '@veranda/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { loadGuestAges } from '../../tasks/load-guest-ages.ts'

/** Which guests the property takes, and the way to ask again. */
export function useGuestAges(reservation: Reservation) {
  const portal = usePortal()
  const [ages, setAges] = useState<GuestAgesState>({ kind: 'loading' })
  const load = async () => {
    const answer = await loadGuestAges(portal, reservation)
    if (answer.ok)
      return setAges(
        answer.value.length > 0 ? { kind: 'known', ranges: answer.value } : { kind: 'no-age-range' },
      )
    const { refusal: failure } = answer
    return setAges(failure.kind === 'not-found' ? { kind: 'no-age-range' } : { kind: 'failed', failure })
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [])
  const again = () => {
    setAges({ kind: 'loading' })
    void load()
  }
  return { ages, again }
}
