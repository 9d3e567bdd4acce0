import { OfflineCardOffer as Shown, type OfferState } from '@veranda/design-system/patterns/offline-card'
import { isCardOf, type Reservation } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useGoTo } from '../../layout/use-go-to.ts'
import { useHelp } from '../../layout/use-help.ts'
import { pathsElsewhere } from '../../paths-elsewhere.ts'
import { usePortal } from '../../portal.ts'
import { offlineCardAtom } from '../../state/offline-card.ts'
import { canStoreCard, removeOfflineCard, storeOfflineCard } from '../../tasks/offline-card.ts'
import { deviceOfPage } from '../offline-card/device-of-page.ts'

/** Asks whether the stay is to be stored on this device, and shows what became of it. */
export function OfflineCardOffer({ reservation }: { readonly reservation: Reservation }) {
  const portal = usePortal()
  const { guestTimeZone } = useHelp()
  const goTo = useGoTo()
  const card = useAtomValue(offlineCardAtom)
  const [outcome, setOutcome] = useState<OfferState>({ kind: canStoreCard() ? 'offered' : 'not-possible' })
  if (card === 'unread') return null
  const store = async () => {
    setOutcome({ kind: 'storing' })
    const answer = await storeOfflineCard(portal, reservation)
    setOutcome({ kind: answer.ok ? 'offered' : answer.refusal })
  }
  const remove = async () => {
    await removeOfflineCard(portal)
    setOutcome({ kind: 'removed' })
  }
  const isStored = card && isCardOf(card, reservation)
  return (
    <Shown
      device={deviceOfPage()}
      state={isStored ? { kind: 'stored', readAt: card.readAt } : outcome}
      now={new Date(portal.now()).toISOString()}
      guestTimeZone={guestTimeZone}
      cardLink={{ href: pathsElsewhere.offlineCard, onNavigate: goTo(pathsElsewhere.offlineCard) }}
      onStore={() => void store()}
      onRemove={() => void remove()}
    />
  )
}
