import type { Failure } from '@veranda/contract'
import type { TakingBack } from '@veranda/design-system/screens/cancelled'
import type { CancellationReceipt, Reservation } from '@veranda/domain'
import { useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { loadCancellation } from '../../tasks/load-cancellation.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { type Pressed, takeBackCancellation } from '../../tasks/take-back-cancellation.ts'

const refusals = ['undo-too-late', 'undo-sold-out', 'nothing-to-undo', 'no-request'] as const

/** Second thoughts about a receipt. */
export function useTakingBack(reservation: Reservation, receipt: CancellationReceipt | undefined) {
  const portal = usePortal()
  const [state, setState] = useState<TakingBack>({ kind: 'possible' })
  // Pressed again after a lost answer it is the same press.
  const pressed = useRef<Pressed>(undefined)

  const refuse = async (failure: Failure, again: () => Promise<void>): Promise<void> => {
    if (failure.kind !== 'refused') return setState({ kind: 'failed', failure })
    pressed.current = undefined
    if (failure.refusal === 'version-changed') {
      await Promise.all([loadReservation(portal), loadCancellation(portal, reservation)])
      return again()
    }
    const refusal = refusals.find((known) => known === failure.refusal)
    setState(refusal ? { kind: 'refused', refusal } : { kind: 'failed', failure })
  }

  const take = async (as: 'undone' | 'withdrawn', tries = 2): Promise<void> => {
    const loaded = portal.store.get(reservationAtom)
    if (!receipt || loaded.kind !== 'loaded') return
    setState({ kind: 'under-way' })
    pressed.current ??= { key: crypto.randomUUID(), version: loaded.reservation.version }
    const answer = await takeBackCancellation(portal, reservation, as, pressed.current)
    if (!answer.ok)
      return refuse(answer.refusal, async () =>
        tries > 1 ? take(as, tries - 1) : setState({ kind: 'failed', failure: answer.refusal }),
      )
    pressed.current = undefined
    setState({ kind: 'possible' })
  }
  return { state, take: (as: 'undone' | 'withdrawn') => take(as) }
}
