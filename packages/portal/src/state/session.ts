import { type BrandId, sessionHours } from '@veranda/domain'
import { atom } from 'jotai'

/** A guest who got in. Instants are milliseconds since the epoch. */
export type Session = {
  readonly reservationCode: string
  readonly brand: BrandId
  readonly endsAt: number
}

/** `ended` remembers that there was a session, so that an open page can say what happened. */
export type SessionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'signed-in'; readonly session: Session }
  | { readonly kind: 'ended'; readonly reservationCode: string }

/** In milliseconds. */
export const sessionLength = sessionHours * 60 * 60 * 1000

export const sessionAtom = atom<SessionState>({ kind: 'none' })

export const isOver = (session: Session, now: number): boolean => now >= session.endsAt

/** The state once the clock shows `now`. */
export const sessionAt = (state: SessionState, now: number): SessionState =>
  state.kind === 'signed-in' && isOver(state.session, now)
    ? { kind: 'ended', reservationCode: state.session.reservationCode }
    : state
