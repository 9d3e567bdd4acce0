import type { ChangePriceProps, ChangeState } from '@veranda/design-system/patterns/change-price'
import type { ChangePurpose, ChangeWish, PaymentTiming, Reservation, StayQuote } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { useOnLanguage } from '../../layout/use-on-language.ts'
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
import { currencyAtom } from '../../state/preferences.ts'
import { confirmChange } from '../../tasks/confirm-change.ts'
import { isChangedMeanwhile, quoteAnew } from '../../tasks/quote-anew.ts'
import { quoteChange, takeUpFresh } from '../../tasks/quote-change.ts'
import { startChangePayment } from '../../tasks/start-change-payment.ts'
import { firstState, isNothing } from './first-state.ts'
import { stateAfter } from './state-after.ts'
import { useCompare } from './use-compare.ts'
import { useConsent } from './use-consent.ts'

/**
 * A change as its page goes through it, from the first choice to its price and on. What was chosen and quoted survives
 * reload, Back and the end of a session. One purpose for the life of a component: another one is another component.
 */
export function useChange(reservation: Reservation, purpose: ChangePurpose) {
  const portal = usePortal()
  const { store } = portal
  const navigate = useNavigate()
  const help = useHelp()
  const currency = useAtomValue(currencyAtom)
  const draft = useAtomValue(changeDraftAtom(purpose))
  const wish = useMemo(() => wishIn(draft), [draft])
  const [state, setState] = useState<ChangeState>(() => firstState(portal, purpose, reservation))
  const isAsking = useRef(false)
  const flow = changeFlow(purpose)
  const { consent, asks } = useConsent(state.kind === 'quoted' ? state.quote.quoteId : undefined)
  const wished = () => wishIn(store.get(changeDraftAtom(purpose)))

  const ask = async (renewing?: StayQuote): Promise<void> => {
    setState({ kind: 'quoting' })
    // The question under way asks again by itself, for what is wished for now.
    if (isAsking.current) return
    isAsking.current = true
    const answer = await quoteChange(portal, purpose, wished())
    isAsking.current = false
    setState(isNothing(wished()) ? { kind: 'choosing' } : stateAfter(answer, { renewing }))
  }

  const clear = (): void => {
    dropChange(store, purpose)
    setState({ kind: 'choosing' })
  }

  const confirm = async (timing: PaymentTiming | undefined): Promise<unknown> => {
    const confirming = quoteOf(store, purpose)
    if (!confirming) return undefined
    if (timing) keepTiming(store, purpose, timing)
    setState({ kind: 'quoted', quote: confirming, isConfirming: true })
    const answer = await confirmChange(portal, purpose, timing === undefined ? {} : { timing })
    if (answer.ok) return navigate(flow.done, { replace: true })
    const { refusal: failure } = answer
    if (isChangedMeanwhile(failure)) {
      const anew = await quoteAnew(portal, purpose, confirming)
      return setState(anew.ok ? { kind: 'quoted', ...anew.value } : stateAfter(anew, {}))
    }
    return setState(stateAfter(answer, { fresh: takeUpFresh(portal, purpose, failure), confirming }))
  }

  // What was chosen before a reload, or in another session, is priced again where its quote no longer holds.
  const takeUp = useEffectEvent(() => {
    const isWaiting = state.kind === 'quoting' && !isAsking.current && !goodQuoteOf(portal, purpose)
    if (isWaiting) void ask(quoteOf(store, purpose))
  })
  useEffect(() => {
    const soon = setTimeout(() => takeUp())
    return () => clearTimeout(soon)
  }, [])

  const renew = () => ask(quoteOf(store, purpose))
  useOnLanguage(() => state.kind === 'quoted' && !state.isConfirming && renew())
  const tryAgain = () => {
    // The answer to a confirm was not heard: it is asked for again, not a price.
    if (state.kind === 'failed' && state.quote) return confirm(draft?.timing)
    return isNothing(wish) ? clear() : ask()
  }
  const continueWith = (timing: PaymentTiming | undefined) => {
    if (asks(timing)) return undefined
    if (timing !== 'now') return confirm(timing)
    startChangePayment(portal, reservation, purpose)
    return navigate(flow.payment)
  }

  const price: ChangePriceProps = {
    reservation,
    state,
    clock: () => new Date(portal.now()).toISOString(),
    guestCurrency: guestCurrencyOf(reservation, currency),
    timing: draft?.timing ?? 'now',
    consent,
    help,
    onPlaces: (places) => {
      keepWish(store, purpose, { ...wished(), ...places })
      void ask()
    },
    onTiming: (timing) => keepTiming(store, purpose, timing),
    onContinue: (timing) => void continueWith(timing),
    onQuoteExpired: () => void renew(),
    onTryAgain: () => void tryAgain(),
    onCompare: useCompare(purpose),
  }
  return {
    state,
    wish,
    choose: (next: ChangeWish): void => {
      if (isNothing(next)) return clear()
      keepWish(store, purpose, next)
      void ask()
    },
    clear,
    renew,
    tryAgain,
    continueWith,
    /** What the price's panel and bar are given. */
    price,
  }
}
