import type { ChangePriceProps, ChangeState } from '@veranda/design-system/patterns/change-price'
import type {
  ChangePurpose,
  ChangeSelection,
  PaymentTiming,
  Reservation,
  Result,
  StayQuote,
} from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeFlow } from '../../change-flows.ts'
import { guestCurrencyOf } from '../../guest-currency.ts'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { readChoicesAgain } from '../../server-state/choices.ts'
import {
  changeDraftAtom,
  dropChange,
  goodQuoteOf,
  keepTiming,
  keepSelection,
  quoteOf,
  selectionIn,
} from '../../state/change-draft.ts'
import { changeMadeAtom } from '../../state/change-made.ts'
import { wordsAtom } from '../../state/locale.ts'
import { currencyAtom } from '../../state/preferences.ts'
import { confirmChange } from '../../tasks/confirm-change.ts'
import { isChangedMeanwhile, quoteAnew, quoteChange, takeUpFresh } from '../../tasks/quote-change.ts'
import { startChangePayment } from '../../tasks/start-change-payment.ts'
import { firstState, isNothing } from './first-state.ts'
import { type Asked, type ChangeFailure, stateAfter } from './state-after.ts'
import { useCompare } from './use-compare.ts'
import { useConsent } from './use-consent.ts'

type PriceAnswer = Result<StayQuote, ChangeFailure>

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
  const selection = useMemo(() => selectionIn(draft), [draft])
  const [state, setState] = useState<ChangeState>(() => firstState(portal, purpose, reservation))
  const isAsking = useRef(false)
  const flow = changeFlow(purpose)
  const { consent, asks } = useConsent(state.kind === 'quoted' ? state.quote.quoteId : undefined)
  const selected = () => selectionIn(store.get(changeDraftAtom(purpose)))

  // One quote at a time: the one under way is followed by one for the present selection.
  const price = (question: () => Promise<PriceAnswer>, asked: Asked): Promise<void> | undefined => {
    setState({ kind: 'quoting' })
    return isAsking.current ? undefined : settle(question, asked)
  }

  const settle = async (question: () => Promise<PriceAnswer>, asked: Asked): Promise<void> => {
    isAsking.current = true
    const answer = await question()
    const answered = selected()
    if (!answer.ok) await readChoicesAgain(portal, answer.refusal)
    isAsking.current = false
    if (isNothing(selected())) return setState({ kind: 'choosing' })
    return isSame(answered, selected()) ? setState(stateAfter(answer, asked)) : ask()
  }

  const ask = (renewing?: StayQuote): Promise<void> | undefined =>
    price(() => quoteChange(portal, purpose, selected()), { renewing })

  /** The reservation is another one than the price on screen is for. */
  const askAnew = (outdated: StayQuote): Promise<void> | undefined =>
    price(() => quoteAnew(portal, purpose), { outdated })

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
    if (isChangedMeanwhile(failure)) return askAnew(confirming)
    const fresh = takeUpFresh(portal, purpose, failure)
    return settle(async () => answer, { fresh, confirming })
  }

  // What was chosen before a reload, or in another session, is priced again where its quote no longer holds; and what
  // is
  // on screen once the reservation is another one, unless a change that was made here made it so.
  const { version } = reservation
  const takeUp = useEffectEvent((of: number) => {
    if (state.kind === 'quoting' && !isAsking.current && !goodQuoteOf(portal, purpose))
      return ask(quoteOf(store, purpose))
    const isOfOther = store.get(changeDraftAtom(purpose))?.version !== of && !store.get(changeMadeAtom)
    return state.kind === 'quoted' && !state.isConfirming && isOfOther ? askAnew(state.quote) : undefined
  })
  useEffect(() => {
    const soon = setTimeout(() => void takeUp(version))
    return () => clearTimeout(soon)
  }, [version])

  const renew = () => ask(quoteOf(store, purpose))
  useOnLanguage(() => state.kind === 'quoted' && !state.isConfirming && renew())
  const tryAgain = () => {
    // The answer to a confirm was not heard: it is asked for again, not a price.
    if (state.kind === 'failed' && state.quote) return confirm(draft?.timing)
    return isNothing(selection) ? clear() : ask()
  }
  const continueWith = (timing: PaymentTiming | undefined) => {
    if (asks(timing)) return undefined
    if (timing !== 'now') return confirm(timing)
    startChangePayment(portal, reservation, purpose)
    return navigate(flow.payment)
  }

  const shown: ChangePriceProps = {
    reservation,
    state,
    clock: () => new Date(portal.now()).toISOString(),
    guestCurrency: guestCurrencyOf(reservation, currency),
    timing: draft?.timing ?? 'now',
    consent,
    help,
    onPlaces: (places) => {
      keepSelection(store, purpose, { ...selected(), ...places })
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
    selection,
    /** The same as it stands when it is asked for, later than the page was drawn. */
    selected,
    choose: (next: ChangeSelection): void => {
      if (isNothing(next)) return clear()
      keepSelection(store, purpose, next)
      void ask()
    },
    clear,
    renew,
    tryAgain,
    continueWith,
    /** What the price's panel and bar are given. */
    price: shown,
  }
}

/** Asks again when the guest chooses another language: the rooms were named in the one before. */
function useOnLanguage(askAgain: () => unknown): void {
  const { locale } = useAtomValue(wordsAtom)
  const spoken = useRef(locale)
  const ask = useEffectEvent(() => void askAgain())
  useEffect(() => {
    if (spoken.current === locale) return
    spoken.current = locale
    ask()
  }, [locale])
}

const isSame = (one: ChangeSelection, other: ChangeSelection): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
