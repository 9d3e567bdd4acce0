import type { PhoneLine } from '@veranda/design-system/patterns/help-phone'
import type { CallCentreState } from '@veranda/domain'
import { atom } from 'jotai'
import { registerForClearing } from './clear-all.ts'

/** The number of the guest's own property, once the service has told it. */
export const propertyLineAtom = atom<PhoneLine | undefined>(undefined)

/** Whether somebody answers now, and until when that holds. */
export const callCentreAtom = atom<CallCentreState | undefined>(undefined)

registerForClearing((store) => store.set(propertyLineAtom, undefined))
