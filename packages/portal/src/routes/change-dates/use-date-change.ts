import type { Failure, getRateBoard } from '@veranda/contract'
import type { ChangeDatesState, PromotionState } from '@veranda/design-system/screens/change-dates'
import type { AddOnPlaces } from '@veranda/design-system/patterns/change-price'
import {
  noWish,
  type PaymentTiming,
  type Reservation,
  type Stay,
  type StayQuote,
  whyNotOpen,
} from '@veranda/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnLanguage } from '../../layout/use-on-language.ts'
import type { Portal } from '../../portal.ts'
import { usePortal } from '../../portal.ts'
import {
  changeDraftAtom,
  dropChange,
  goodQuoteOf,
  keepTiming,
  keepWish,
  quoteOf,
  wishIn,
} from '../../state/change-draft.ts'
import { reservationAtom } from '../../state/reservation.ts'
import { rateBoardAtom } from '../../state/rate-board.ts'
import { confirmChange } from '../../tasks/confirm-change.ts'
import { loadRateBoard, reloadWhenGone } from '../../tasks/load-rate-board.ts'
import { isChangedMeanwhile, quoteAnew } from '../../tasks/quote-anew.ts'
import { quoteChange, takeUpFresh } from '../../tasks/quote-change.ts'
import { stateAfter } from './state-after.ts'

const purpose = 'change-dates'

/** A change of dates as the page goes through it. What was quoted survives reload and Back. */
export function useDateChange(reservation: Reservation, onDone: () => unknown) {
  const portal = usePortal()
  const { store } = portal
  const [state, setState] = useState<ChangeDatesState>(() => firstState(portal, reservation))
  const [promotion, setPromotion] = useState<PromotionState>(() => promotionOf(reservation))
  const code = promotion.kind === 'applied' ? promotion.code : undefined

  const quote = async (stay: Stay, promotionCode = code, before?: StayQuote): Promise<void> => {
    setState({ kind: 'quoting', stay })
    const { addOns, transfer } = wishIn(store.get(changeDraftAtom(purpose)))
    const wish = {
      ...noWish,
      stay,
      ...(promotionCode ? { promotionCode } : {}),
      ...(addOns ? { addOns } : {}),
      ...(transfer ? { transfer } : {}),
    }
    const answer = await quoteChange(portal, purpose, wish)
    if (!answer.ok) await reloadWhenGone(portal, reservation, answer.refusal, promotionCode)
    if (answer.ok && before && before.change.newTotal.amount !== answer.value.change.newTotal.amount) {
      const previousTotal = before.change.newTotal
      return setState({ kind: 'quoted', quote: answer.value, renewed: { because: 'expired', previousTotal } })
    }
    setState(stateAfter(answer, { stay, board: store.get(rateBoardAtom), reservation }))
  }

  const isRenewing = useRef(false)
  const anew = async (shown: StayQuote): Promise<void> => {
    const { after: stay } = shown.change
    isRenewing.current = true
    setState({ kind: 'quoting', stay })
    const answer = await quoteAnew(portal, purpose, shown)
    const loaded = store.get(reservationAtom)
    const now = loaded.kind === 'loaded' ? loaded.reservation : reservation
    await loadRateBoard(portal, now, code)
    setState(
      answer.ok
        ? { kind: 'quoted', ...answer.value }
        : stateAfter(answer, { stay, board: store.get(rateBoardAtom), reservation: now }),
    )
    isRenewing.current = false
  }

  const load = async (): Promise<void> => {
    const answer = await loadRateBoard(portal, reservation)
    if (!answer.ok) return setState({ kind: 'failed', failure: answer.refusal })
    const kept = keptStay(portal)
    if (!kept) return setState({ kind: 'choosing' })
    const quoted = quoteOf(store, purpose)
    // Whether it was done is not known: only the same press tells, and does it once.
    if (quoted && store.get(changeDraftAtom(purpose))?.isAsked)
      return setState({ kind: 'failed', failure: { kind: 'unavailable' }, stay: kept, quote: quoted })
    const good = goodQuoteOf(portal, purpose)
    return good ? setState({ kind: 'quoted', quote: good }) : quote(kept, code, quoted)
  }

  const confirm = async (timing: PaymentTiming | undefined): Promise<unknown> => {
    const confirming = quoteOf(store, purpose)
    if (!confirming) return undefined
    if (timing) keepTiming(store, purpose, timing)
    setState({ kind: 'quoted', quote: confirming, isConfirming: true })
    const answer = await confirmChange(portal, purpose, timing === undefined ? {} : { timing })
    if (answer.ok) return onDone()
    const { after: stay } = confirming.change
    const { refusal: failure } = answer
    if (isChangedMeanwhile(failure)) return anew(confirming)
    await reloadWhenGone(portal, reservation, failure, code)
    const fresh = takeUpFresh(portal, purpose, failure)
    return setState(
      stateAfter(answer, { stay, board: store.get(rateBoardAtom), reservation, fresh, confirming }),
    )
  }

  // The board belongs to the reservation's version: after a change its own nights are other ones.
  const { version } = reservation
  const begin = useEffectEvent(async (of: number) => {
    if (of !== reservation.version || state.kind === 'not-modifiable') return
    if (isRenewing.current) return
    // What is on screen was priced on the reservation as it was: the guest is told, and sees it anew.
    if (state.kind === 'quoted' && !state.isConfirming) return anew(state.quote)
    await load()
  })
  useEffect(() => {
    const soon = setTimeout(() => void begin(version))
    return () => clearTimeout(soon)
  }, [version])

  const renew = async () => {
    const kept = keptStay(portal)
    return kept ? quote(kept, code, quoteOf(store, purpose)) : undefined
  }
  useOnLanguage(() => state.kind === 'quoted' && !state.isConfirming && renew())

  return {
    state,
    promotion,
    choose: (stay: Stay) => quote(stay),
    place: (places: AddOnPlaces) => {
      const kept = wishIn(store.get(changeDraftAtom(purpose)))
      keepWish(store, purpose, { ...kept, ...places })
      return kept.stay ? quote(kept.stay) : undefined
    },
    clear: () => {
      dropChange(store, purpose)
      setState({ kind: 'choosing' })
    },
    promote: async (entered: string) => {
      const wanted = entered.trim().toUpperCase()
      if (!wanted) return setPromotion({ kind: 'none' })
      setPromotion({ kind: 'checking', code: wanted })
      const answer = await loadRateBoard(portal, reservation, wanted)
      if (!answer.ok) return setPromotion({ kind: 'refused', code: wanted, why: whyRefused(answer.refusal) })
      setPromotion({ kind: 'applied', code: wanted })
      const kept = keptStay(portal)
      return kept ? quote(kept, wanted) : undefined
    },
    renew,
    tryAgain: async () => {
      // The answer to a confirm was not heard: it is asked for again, not a price.
      if (state.kind === 'failed' && state.quote) return confirm(store.get(changeDraftAtom(purpose))?.timing)
      const kept = keptStay(portal)
      return kept && store.get(rateBoardAtom) ? quote(kept) : load()
    },
    confirm,
  }
}

const keptStay = ({ store }: Pick<Portal, 'store'>): Stay | undefined =>
  wishIn(store.get(changeDraftAtom(purpose))).stay

function firstState(portal: Portal, reservation: Reservation): ChangeDatesState {
  const reason = whyNotOpen(reservation, 'change-dates')
  if (reason) return { kind: 'not-modifiable', reason }
  return portal.store.get(rateBoardAtom) ? { kind: 'choosing' } : { kind: 'loading' }
}

const promotionOf = ({ promotion }: Reservation): PromotionState =>
  promotion ? { kind: 'applied', code: promotion.code } : { kind: 'none' }

function whyRefused(failure: Failure<typeof getRateBoard>): 'not-found' | 'not-valid' | 'failed' {
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'promotion-not-found':
      return 'not-found'
    case 'promotion-not-valid':
      return 'not-valid'
    case 'span-too-long':
    case 'unexpected':
      return 'failed'
  }
}
