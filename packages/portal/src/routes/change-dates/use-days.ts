import type { Failure, getRateCalendar } from '@veranda/contract'
import type { PromotionState } from '@veranda/design-system/screens/change-dates'
import { type Reservation, whyNotOpen } from '@veranda/domain'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { daysOf } from '../../server-state/choices.ts'
import { readNow } from '../../server-state/reading.ts'
import { useRead } from '../../server-state/use-read.ts'

/** The days that dates are chosen from, and the promotion code they are priced with. */
export function useDays(reservation: Reservation) {
  const portal = usePortal()
  const own = reservation.promotion?.code
  const [promotion, setPromotion] = useState<PromotionState>(() =>
    own === undefined ? { kind: 'none' } : { kind: 'applied', code: own },
  )
  const entered = promotion.kind === 'applied' && promotion.code !== own ? promotion.code : undefined
  const isOpen = whyNotOpen(reservation, 'change-dates') === undefined
  const { state, again } = useRead(daysOf(portal, reservation, entered), { isNeeded: isOpen })
  return {
    state,
    again,
    promotion,
    /** The code a guest entered; the reservation's own is priced with anyway. */
    entered,
    /** Answers the code to price with from now on, empty where there is none; nothing where it was refused. */
    promote: async (typed: string): Promise<string | undefined> => {
      const code = typed.trim().toUpperCase()
      if (code) setPromotion({ kind: 'checking', code })
      const answer = await readNow(portal, daysOf(portal, reservation, code || undefined), 0)
      if (code && !answer.ok) {
        setPromotion({ kind: 'refused', code, why: whyRefused(answer.refusal) })
        return undefined
      }
      setPromotion(code ? { kind: 'applied', code } : { kind: 'none' })
      return code
    },
  }
}

function whyRefused(failure: Failure<typeof getRateCalendar>): 'not-found' | 'not-valid' | 'failed' {
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
