import type { Failure, reinstateCancellation, withdrawCancellation } from '@veranda/contract'
import type { Reversal } from '@veranda/design-system/screens/cancelled'
import type { CancellationReceipt } from '@veranda/domain'
import { useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { stayIn } from '../../state/reservation.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { type Pressed, reverseCancellation } from '../../tasks/reverse-cancellation.ts'

type ReversalFailure = Failure<typeof reinstateCancellation | typeof withdrawCancellation>

/** Reinstating the cancellation of a receipt, or withdrawing its request. */
export function useReversal(receipt: CancellationReceipt | undefined) {
  const portal = usePortal()
  const [state, setState] = useState<Reversal>({ kind: 'possible' })
  // Pressed again after a lost answer it is the same press.
  const pressed = useRef<Pressed>(undefined)

  const refuse = async (failure: ReversalFailure, again: () => Promise<void>): Promise<void> => {
    if (failure.kind === 'refused') pressed.current = undefined
    if (failure.kind === 'refused' && failure.refusal === 'version-changed') {
      await loadReservation(portal)
      return again()
    }
    setState(stateAfterNo(failure))
  }

  const reverse = async (as: 'reinstated' | 'withdrawn', tries = 2): Promise<void> => {
    const reservation = stayIn(portal.store)
    if (!receipt || !reservation) return
    setState({ kind: 'under-way' })
    pressed.current ??= { key: crypto.randomUUID(), version: reservation.version }
    const answer = await reverseCancellation(portal, reservation, as, pressed.current)
    if (!answer.ok)
      return refuse(answer.refusal, async () =>
        tries > 1 ? reverse(as, tries - 1) : setState({ kind: 'failed', failure: answer.refusal }),
      )
    pressed.current = undefined
    setState({ kind: 'possible' })
  }
  return { state, reverse: (as: 'reinstated' | 'withdrawn') => reverse(as) }
}

function stateAfterNo(failure: ReversalFailure): Reversal {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  const { refusal } = failure
  switch (refusal) {
    case 'reinstate-too-late':
    case 'reinstate-sold-out':
    case 'nothing-to-reinstate':
    case 'no-request':
      return { kind: 'refused', refusal }
    case 'version-changed':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
