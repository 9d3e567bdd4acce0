import type { Help } from '@veranda/design-system/patterns/help-phone'
import { useAtomValue } from 'jotai'
import { callCentreAtom, helpOn } from '../state/help.ts'
import { usePortal } from '../portal.ts'
import { reservationAtom } from '../state/reservation.ts'
import { paths } from '../paths.ts'
import { useGoTo } from './use-go-to.ts'
import { useVariant } from './use-variant.ts'

/** Whom to call from this page, and whether the call centre is open now. */
export function useHelp(): Help {
  const { guestTimeZone } = usePortal()
  const { brand } = useVariant()
  const { lines } = helpOn(brand, useAtomValue(reservationAtom))
  const callMe = { href: paths.callMe, onNavigate: useGoTo()(paths.callMe) }
  return { lines, opening: useAtomValue(callCentreAtom), callMe, guestTimeZone }
}
