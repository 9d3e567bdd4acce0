import type { ExtraPricesState } from '@veranda/design-system/screens/room-guests'
import type { Reservation } from '@veranda/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { loadExtraGuestPrices } from '../../tasks/load-extra-guest-prices.ts'

/** The price of one more guest, loaded again for each version of the stay. A failure clears what was known. */
export function useExtraPrices(reservation: Reservation) {
  const portal = usePortal()
  const [prices, setPrices] = useState<ExtraPricesState>({ kind: 'loading' })
  const load = async () => {
    const answer = await loadExtraGuestPrices(portal, reservation)
    setPrices(answer.ok ? { kind: 'known', rooms: answer.value } : { kind: 'failed' })
  }
  const { version } = reservation
  const begin = useEffectEvent((of: number) => void (of === version && load()))
  useEffect(() => {
    const soon = setTimeout(() => begin(version))
    return () => clearTimeout(soon)
  }, [version])
  const again = () => {
    setPrices({ kind: 'loading' })
    void load()
  }
  return { prices, again }
}
