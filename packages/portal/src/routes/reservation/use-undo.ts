import type { ReservationScreenProps } from '@veranda/design-system/screens/reservation'
import { canUndo, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useWay } from '../../layout/use-way.ts'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { cancellationReceiptAtom } from '../../state/cancellation-news.ts'

/** The way back to a cancelled stay, as long as the receipt leaves time for it. */
export function useUndo({ status }: Pick<Reservation, 'status'>): ReservationScreenProps['undo'] {
  const { now } = usePortal()
  const way = useWay()
  const receipt = useAtomValue(cancellationReceiptAtom)?.receipt
  const [, setOver] = useState(false)
  const clock = () => new Date(now()).toISOString()
  if (status !== 'cancelled' || !receipt?.undoUntil || !canUndo(receipt, clock())) return undefined
  return {
    until: receipt.undoUntil,
    clock,
    href: paths.cancelled,
    onNavigate: way(paths.cancelled),
    onOver: () => setOver(true),
  }
}
