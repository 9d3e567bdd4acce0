import type { OfflineCard } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../../portal.ts'
import { offlineCardAtom } from '../../state/offline-card.ts'
import { openCard } from '../../tasks/offline-card.ts'

/** The card of this device, read with the first use. */
export function useOfflineCard(): OfflineCard | 'unread' | undefined {
  const portal = usePortal()
  const card = useAtomValue(offlineCardAtom)
  useEffect(() => {
    if (card === 'unread') void openCard(portal)
  }, [card, portal])
  return card
}
