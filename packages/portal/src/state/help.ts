import { type Brand, type CallCentreState, helpFor, type HelpTable } from '@veranda/domain'
import { atom } from 'jotai'
import type { LoadedReservation } from './reservation.ts'

/** Whom the guest on this page calls: the brand, until it is known whose reservation it is. */
export const helpOn = ({ help }: Brand, loaded: LoadedReservation): HelpTable =>
  helpFor(help, loaded.kind === 'loaded' ? loaded.reservation : undefined)

/** Whether somebody answers now, and until when that holds. */
export const callCentreAtom = atom<CallCentreState | undefined>(undefined)
