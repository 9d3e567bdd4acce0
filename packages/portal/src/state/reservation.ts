import type { Failure } from '@veranda/contract'
import type { Reservation } from '@veranda/domain'
import { atom } from 'jotai'
import { registerForClearing, type Store } from './clear-all.ts'

export type LoadedReservation =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Reservation }
  /** `wasShown`: it had been read before, and what was sent since may have changed it. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly wasShown?: boolean | undefined }

/** The reservation of the session; never kept beyond this page. */
export const reservationAtom = atom<LoadedReservation>({ kind: 'loading' })

/** The reservation, once it was read. */
export function stayIn(store: Store): Reservation | undefined {
  const loaded = store.get(reservationAtom)
  return loaded.kind === 'ready' ? loaded.value : undefined
}

registerForClearing((store) => store.set(reservationAtom, { kind: 'loading' }))
