import type { Failure, requestPriceMatch as requestCall } from '@veranda/contract'
import type { DetailsPage } from '@veranda/design-system/screens/cancel-details'
import type { Reservation } from '@veranda/domain'
import { RESET } from 'jotai/vanilla/utils'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { usePortal } from '../../portal.ts'
import { cancellationDraftAtom } from '../../state/cancellation-draft.ts'
import { requestPriceMatch } from '../../tasks/price-match.ts'
import type { Pressed } from '../../tasks/reverse-cancellation.ts'

type Trouble = NonNullable<Extract<DetailsPage, { readonly kind: 'more' }>['trouble']>

/** Asks for a price match with the files that arrived. Nothing is cancelled: the guest is back at their stay. */
export function usePriceMatch({ bookingId, version }: Reservation) {
  const portal = usePortal()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Trouble>()
  // Pressed again after a lost answer it is the same press.
  const pressed = useRef<Pressed>(undefined)

  const afterNo = async (failure: Failure<typeof requestCall>): Promise<void> => {
    if (failure.kind === 'refused') pressed.current = undefined
    setTrouble(troubleAfterNo(failure))
  }
  const ask = async (): Promise<void> => {
    setTrouble(undefined)
    const supportingDocuments = portal.store.get(cancellationDraftAtom)?.supportingDocuments ?? []
    pressed.current ??= { key: crypto.randomUUID(), version }
    const answer = await requestPriceMatch(
      portal,
      { bookingId },
      supportingDocuments.map(({ documentId }) => documentId),
      pressed.current,
    )
    if (!answer.ok) return afterNo(answer.refusal)
    portal.store.set(cancellationDraftAtom, RESET)
    await navigate(paths.reservation)
  }
  return { trouble, ask }
}

function troubleAfterNo(failure: Failure<typeof requestCall>): Trouble {
  if (failure.kind !== 'refused') return { kind: 'failed', failure }
  switch (failure.refusal) {
    case 'price-match-open':
      return { kind: 'price-match-open' }
    case 'document-not-found':
    case 'action-not-allowed':
    case 'version-changed':
    case 'still-running':
    case 'idempotency-key-reused':
    case 'unexpected':
      return { kind: 'failed', failure }
  }
}
