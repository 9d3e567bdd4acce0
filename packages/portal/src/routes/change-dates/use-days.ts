import type { Failure, getRateBoard } from '@veranda/contract'
import type { PromotionState } from '@veranda/design-system/screens/change-dates'
import { type Reservation, whyNotOpen } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { rateBoardAtom } from '../../state/rate-board.ts'
import { loadRateBoard, reloadWhenGone } from '../../tasks/load-rate-board.ts'

type BoardFailure = Failure<typeof getRateBoard>

/** The days that dates are chosen from, and the promotion code they are priced with. */
export function useDays(reservation: Reservation) {
  const portal = usePortal()
  const board = useAtomValue(rateBoardAtom)
  const [failure, setFailure] = useState<BoardFailure>()
  const own = reservation.promotion?.code
  const [promotion, setPromotion] = useState<PromotionState>(() =>
    own === undefined ? { kind: 'none' } : { kind: 'applied', code: own },
  )
  const entered = promotion.kind === 'applied' && promotion.code !== own ? promotion.code : undefined

  const load = async (): Promise<void> => {
    const answer = await loadRateBoard(portal, reservation, entered)
    // Days that are on screen stay there where they cannot be read again.
    setFailure(answer.ok || portal.store.get(rateBoardAtom) ? undefined : answer.refusal)
  }
  // The days belong to the reservation's version: after a change its own nights are other ones.
  const begin = useEffectEvent((_of: number) => whyNotOpen(reservation, 'change-dates') ?? load())
  const { version } = reservation
  useEffect(() => {
    const soon = setTimeout(() => void begin(version))
    return () => clearTimeout(soon)
  }, [version])

  return {
    board,
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
      const answer = await loadRateBoard(portal, reservation, code || undefined)
      if (code && !answer.ok) {
        setPromotion({ kind: 'refused', code, why: whyRefused(answer.refusal) })
        return undefined
      }
      setPromotion(code ? { kind: 'applied', code } : { kind: 'none' })
      return code
    },
  }
}

function whyRefused(failure: BoardFailure): 'not-found' | 'not-valid' | 'failed' {
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
