import { type Brand, type CallCentreState, helpFor, type HelpTable } from '@veranda/domain'
import { atom } from 'jotai'
import type { LoadedReservation } from './reservation.ts'

/** Whom the guest on this page calls: the brand, until it is known whose reservation it is. */
export const helpOn = ({ help }: Brand, loaded: LoadedReservation): HelpTable =>
  helpFor(help, loaded.kind === 'ready' ? loaded.value : undefined, region())

/** Where the browser says its reader is, the one hint before anybody has signed in: `FR` of `fr-FR`. */
const region = () => navigator.language.split('-').at(-1)

/** Whether the call centre is open, and until when that holds. */
export const callCentreAtom = atom<CallCentreState | undefined>(undefined)
