import { valueIn } from '@veranda/design-system/patterns/loaded'
import type { CancelPoliciesState } from '@veranda/design-system/screens/cancel-policies'
import {
  activeRooms,
  type Cancellation,
  type CancellationVariant,
  type CancelQuote,
  chooseRooms,
  ok,
  type Reservation,
  whyNotOpen,
} from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { readNow } from '../../server-state/reading.ts'
import { termsOf } from '../../server-state/readings.ts'
import { useRead } from '../../server-state/use-read.ts'
import {
  type CancellationDraft,
  cancellationDraftAtom,
  cancelQuoteIn,
} from '../../state/cancellation-draft.ts'
import { isGood } from '../../state/stored-quote.ts'
import { wordsAtom } from '../../state/locale.ts'
import { quoteCancellation } from '../../tasks/quote-cancellation.ts'
import { usualReinstateMinutes } from '../../working-days.ts'
import { stateAfterQuote } from './state-after-quote.ts'

type Quoted = Extract<CancelPoliciesState, { readonly kind: 'quoted' }>
type Renewal = NonNullable<Quoted['renewed']>['because']

/** The rooms to be cancelled, and the quote for them. Choice, quote and acceptance survive reload and Back. */
export function useRoomsToCancel(reservation: Reservation, variant: CancellationVariant) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(cancellationDraftAtom)
  const { locale } = useAtomValue(wordsAtom)
  // Another version or language is asked about anew.
  const aboutNow = `${locale} ${reservation.version}`
  const roomNumbers = roomsIn(draft, reservation, variant)
  const isChosen = chooseRooms(reservation.rooms, roomNumbers, variant).ok
  const isOpen = whyNotOpen(reservation, 'cancel') === undefined
  const terms = useRead(termsOf(portal, reservation, roomNumbers), { isNeeded: isOpen && isChosen })
  const [state, setState] = useState<CancelPoliciesState>(() => firstState(reservation))
  // Rooms can be chosen faster than they are priced: only the last question's answer counts.
  const asked = useRef(0)
  const spoken = useRef(locale)

  const change = (part: Partial<CancellationDraft>) =>
    store.set(cancellationDraftAtom, { ...store.get(cancellationDraftAtom), ...part })

  /** The terms of a version are asked for once. */
  const readTerms = async (wanted: readonly number[]) => {
    const answer = await readNow(portal, termsOf(portal, reservation, wanted), Infinity)
    if (answer.ok) change({ reinstateMinutes: answer.value.reinstateMinutes })
    return answer
  }

  const ask = async (wanted: readonly number[], renewed?: Renewal): Promise<void> => {
    const question = ++asked.current
    const before = cancelQuoteIn(store.get(cancellationDraftAtom)?.quote)
    change({ roomNumbers: [...wanted] })
    if (wanted.length === 0) return setState({ kind: 'choosing' })
    const choice = chooseRooms(reservation.rooms, wanted, variant)
    if (!choice.ok) return setState({ kind: 'refused', restriction: choice.refusal })
    setState({ kind: 'quoting', last: before })
    const [stated, quote] = await Promise.all([
      readTerms(wanted),
      quoteCancellation(portal, reservation, wanted),
    ])
    if (question !== asked.current) return
    if (!quote.ok || !before || !sameSums(before.change, quote.value.change)) change({ accepted: false })
    const next = stateAfterQuote({ terms: stated, quote })
    setState(
      next.kind === 'quoted' && renewed
        ? { ...next, renewed: { because: renewed, before: before?.change } }
        : next,
    )
  }

  const begin = useEffectEvent(async (about: string): Promise<void> => {
    if (about !== aboutNow || state.kind === 'not-cancellable') return
    const stored = store.get(cancellationDraftAtom)
    const quote = quoteFor(roomNumbers, stored)
    // A quote calls the rooms by their names in the language it was asked in.
    const isOtherLanguage = spoken.current !== locale
    spoken.current = locale
    if (!stored || !quote || isOtherLanguage) return ask(roomNumbers)
    if (stored.version !== reservation.version) return ask(roomNumbers, 'reservation-changed')
    if (!isGood(portal, stored, quote)) return ask(roomNumbers, 'expired')
    const question = ++asked.current
    const stated = await readTerms(roomNumbers)
    if (question === asked.current) setState(stateAfterQuote({ terms: stated, quote: ok(quote) }))
  })
  useEffect(() => {
    const soon = setTimeout(() => void begin(aboutNow))
    return () => clearTimeout(soon)
  }, [aboutNow])

  return {
    state,
    roomNumbers,
    terms: state.kind === 'failed' && state.what === 'policies' ? undefined : valueIn(terms.state),
    accepted: draft?.accepted ?? false,
    reinstateMinutes: draft?.reinstateMinutes ?? usualReinstateMinutes,
    accept: (accepted: boolean) => change({ accepted }),
    choose: (wanted: readonly number[]) => {
      change({ accepted: false })
      return ask(wanted)
    },
    renew: () => ask(roomNumbers, 'expired'),
    tryAgain: () => ask(roomNumbers),
  }
}

/** The rooms chosen that still stand. Where there is nothing to choose, all of them. */
function roomsIn(
  draft: CancellationDraft | undefined,
  { rooms }: Reservation,
  variant: CancellationVariant,
): readonly number[] {
  const active = activeRooms(rooms).map(({ roomNumber }) => roomNumber)
  if (variant === 'all-rooms-together' || active.length === 1) return active
  return active.filter((roomNumber) => draft?.roomNumbers?.includes(roomNumber))
}

/** The stored quote, if it is for these rooms. */
function quoteFor(
  roomNumbers: readonly number[],
  draft: CancellationDraft | undefined,
): CancelQuote | undefined {
  const quote = cancelQuoteIn(draft?.quote)
  const quoted = quote?.change.rooms.map(({ roomNumber }) => roomNumber) ?? []
  return quoted.length === roomNumbers.length && quoted.every((one) => roomNumbers.includes(one))
    ? quote
    : undefined
}

const sameSums = (a: Cancellation, b: Cancellation): boolean =>
  a.rooms.length === b.rooms.length &&
  (['penalty', 'refund', 'outstanding'] as const).every((sum) => a[sum].amount === b[sum].amount)

function firstState(reservation: Reservation): CancelPoliciesState {
  const reason = whyNotOpen(reservation, 'cancel')
  return reason ? { kind: 'not-cancellable', reason } : { kind: 'loading' }
}
