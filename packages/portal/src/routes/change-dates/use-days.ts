import type { Failure, getRateCalendar } from '@veranda/contract'
import type { PromotionState } from '@veranda/design-system/screens/change-dates'
import { type Reservation, whyNotOpen } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { rateCalendarAtom } from '../../state/rate-calendar.ts'
import { loadRateCalendar, reloadWhenGone } from '../../tasks/load-rate-calendar.ts'

type CalendarFailure = Failure<typeof getRateCalendar>

/** The days that dates are chosen from, and the promotion code they are priced with. */
export function useDays(reservation: Reservation) {
  const portal = usePortal()
  const calendar = useAtomValue(rateCalendarAtom)
  const [failure, setFailure] = useState<CalendarFailure>()
  const own = reservation.promotion?.code
  const [promotion, setPromotion] = useState<PromotionState>(() =>
    own === undefined ? { kind: 'none' } : { kind: 'applied', code: own },
  )
  const entered = promotion.kind === 'applied' && promotion.code !== own ? promotion.code : undefined

  const load = async (): Promise<void> => {
    const answer = await loadRateCalendar(portal, reservation, entered)
    // Days that are on screen stay there where they cannot be read again.
    setFailure(answer.ok || portal.store.get(rateCalendarAtom) ? undefined : answer.refusal)
  }
  // The days belong to the reservation's version: after a change its own nights are other ones.
  const begin = useEffectEvent((_of: number) => whyNotOpen(reservation, 'change-dates') ?? load())
  const { version } = reservation
  useEffect(() => {
    const soon = setTimeout(() => void begin(version))
    return () => clearTimeout(soon)
  }, [version])

  return {
    calendar,
    failure,
    promotion,
    /** The code a guest entered; the reservation's own is priced with anyway. */
    entered,
    again: () => {
      setFailure(undefined)
      void load()
    },
    readAgain: (refusal: Failure) => reloadWhenGone(portal, reservation, refusal, entered),
    /** Answers the code to price with from now on, empty where there is none; nothing where it was refused. */
    promote: async (typed: string): Promise<string | undefined> => {
      const code = typed.trim().toUpperCase()
      if (code) setPromotion({ kind: 'checking', code })
      const answer = await loadRateCalendar(portal, reservation, code || undefined)
      if (code && !answer.ok) {
        setPromotion({ kind: 'refused', code, why: whyRefused(answer.refusal) })
        return undefined
      }
      setPromotion(code ? { kind: 'applied', code } : { kind: 'none' })
      return code
    },
  }
}

function whyRefused(failure: CalendarFailure): 'not-found' | 'not-valid' | 'failed' {
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'promotion-not-found':
      return 'not-found'
    case 'promotion-not-valid':
      return 'not-valid'
    case 'span-too-long':
    case 'unexpected':
      return 'failed'
  }
}
