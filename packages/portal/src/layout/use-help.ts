import type { Help } from '@veranda/design-system/patterns/help-phone'
import { useAtomValue } from 'jotai'
import { callCentreAtom, propertyLineAtom } from '../state/help.ts'
import { useVariant } from './use-variant.ts'

const guestTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whom to call from this page, the guest's own property first. */
export function useHelp(): Help {
  const { brand } = useVariant()
  const own = useAtomValue(propertyLineAtom)
  return {
    lines: own ? [own] : brand.help.lines,
    opening: useAtomValue(callCentreAtom),
    guestTimeZone,
  }
}
