import type { CardRemoval } from '@veranda/design-system/patterns/payment'
import type { Reservation } from '@veranda/domain'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { removeStoredCard } from '../../tasks/automatic-charge.ts'

/** Removing a stored card from a page that pays with it. */
export function useCardRemoval(
  reservation: Pick<Reservation, 'reservationCode'>,
  onRemoved: (cardId: string) => void,
): CardRemoval {
  const portal = usePortal()
  const [state, setState] = useState<CardRemoval['state']>('possible')
  const remove = async (cardId: string) => {
    setState('under-way')
    const answer = await removeStoredCard(portal, reservation, cardId)
    setState(answer.ok ? 'possible' : 'failed')
    if (answer.ok) onRemoved(cardId)
  }
  return { state, onRemove: (cardId) => void remove(cardId) }
}
