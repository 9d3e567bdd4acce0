import type { Failure, GuestPayment } from '@veranda/contract'
import type { PayBy } from '@veranda/design-system/patterns/payment'
import type { ChangePaymentProgress } from '@veranda/design-system/screens/change-payment'
import {
  type ChangePurpose,
  isDeclineReason,
  type Reservation,
  type Result,
  type StayQuote,
} from '@veranda/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePortal } from '../../portal.ts'
import { type ChangeDraft, changeDraftAtom, selectionIn } from '../../state/change-draft.ts'
import { rateCalendarAtom } from '../../state/rate-calendar.ts'
import { confirmChange } from '../../tasks/confirm-change.ts'
import { loadPaymentPage, type PaymentPage } from '../../tasks/load-payment-page.ts'
import { reloadWhenGone } from '../../tasks/load-rate-calendar.ts'
import {
  answerBank,
  askForPayment,
  chosenBefore,
  type PaidWith,
  payForChange,
} from '../../tasks/pay-for-change.ts'
import { quoteChange, takeUpFresh } from '../../tasks/quote-change.ts'
import type { CardTyped } from './card-typed.ts'
import { type PaymentFailure, progressAfter } from './progress-after.ts'

type Paying = {
  readonly reservation: Reservation
  readonly purpose: ChangePurpose
  readonly quote: StayQuote
  readonly onDone: () => unknown
}

/** Paying for a change, from the card to the change that stands. A page read again goes on where it was. */
export function useChangePayment({ reservation, purpose, quote, onDone }: Paying) {
  const portal = usePortal()
  const { store } = portal
  const draft = changeDraftAtom(purpose)
  const [page, setPage] = useState<PaymentPage>()
  const [failure, setFailure] = useState<Failure>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Not by the router's own reader of parameters: it brings ten kilobytes into every first view.
  const bankStated = new URLSearchParams(search).get('redirectResult')
  /** The bank was asked, and the guest is here without its answer: they came back by themselves. */
  const isUnanswered = () => {
    const { paymentId, paying, isAsked } = store.get(draft) ?? {}
    return paymentId !== undefined && paying?.quoteId === quote.quoteId && isAsked !== true
  }
  // A change that was asked for and not answered: asked again, it is made and charged once.
  const [unheard, setUnheard] = useState(() => unheardIn(store.get(draft)))
  const [progress, setProgress] = useState<ChangePaymentProgress>(() => {
    if (bankStated !== null || isUnanswered()) return { kind: 'paying', doing: 'asking-the-bank' }
    return unheard ? { kind: 'failed', failure: { kind: 'unavailable' } } : { kind: 'choosing' }
  })

  const load = async () => {
    const answer = await loadPaymentPage(portal, reservation, quote.change)
    if (answer.ok) setPage(answer.value)
    else setFailure(answer.refusal)
  }

  const refuse = async (failed: PaymentFailure) => {
    takeUpFresh(portal, purpose, failed)
    const { stay, promotionCode } = selectionIn(store.get(draft))
    // Other dates are an answer only to who asked for dates.
    if (stay) await reloadWhenGone(portal, reservation, failed, promotionCode)
    setProgress(progressAfter(failed, quote, stay && store.get(rateCalendarAtom)))
  }

  const confirm = async (paymentId: string, card?: CardTyped['card']) => {
    setProgress({ kind: 'paying', doing: 'changing-the-stay' })
    const answer = await confirmChange(portal, purpose, {
      timing: 'now',
      paymentId,
      ...(card ? { card } : {}),
    })
    if (answer.ok) return onDone()
    setUnheard(answer.refusal.kind === 'refused' ? undefined : { paymentId, card })
    return refuse(answer.refusal)
  }

  const goOn = async (
    answer: Result<GuestPayment, PaymentFailure>,
    card?: CardTyped['card'],
  ): Promise<unknown> => {
    if (!answer.ok) return refuse(answer.refusal)
    const { paymentId, state, challengeUrl, declined } = answer.value
    if (state === 'authorised') return confirm(paymentId, card)
    if (challengeUrl) {
      setProgress({ kind: 'paying', doing: 'asking-the-bank' })
      return portal.leaveTo(challengeUrl)
    }
    if (state === 'failed')
      return setProgress({
        kind: 'declined',
        reason: declined && isDeclineReason(declined) ? declined : 'refused',
      })
    return setProgress(stillOpen.has(state) ? { kind: 'unknown' } : { kind: 'choosing' })
  }

  const askBank = async () => {
    const paymentId = store.get(draft)?.paymentId
    if (paymentId) await goOn(await askForPayment(portal, paymentId))
  }

  const comeBack = async () => {
    const paymentId = store.get(draft)?.paymentId
    if (!paymentId || !isUnanswered()) return
    const answer = await askForPayment(portal, paymentId)
    if (answer.ok && answer.value.state === 'challenge') setProgress({ kind: 'unanswered' })
    else await goOn(answer)
  }

  const takeUp = useEffectEvent(async () => {
    void load()
    const paymentId = store.get(draft)?.paymentId
    if (bankStated === null) return comeBack()
    // The bank's answer is used once: it leaves the address bar before anything else.
    await navigate(pathname, { replace: true })
    if (paymentId) await goOn(await answerBank(portal, paymentId, bankStated))
  })
  useEffect(() => {
    const soon = setTimeout(() => void takeUp())
    return () => clearTimeout(soon)
  }, [])

  // A page the browser kept as it was, still asking the bank.
  const shownAgain = useEffectEvent(() => void comeBack())
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && shownAgain()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])

  // A lost answer is asked for again until it is known.
  const askAgain = useEffectEvent(() => void askBank())
  const isUnknown = progress.kind === 'unknown'
  useEffect(() => {
    if (!isUnknown) return undefined
    const timer = setInterval(() => askAgain(), 3_000)
    return () => clearInterval(timer)
  }, [isUnknown])

  return {
    page,
    failure,
    progress,
    chosenBefore: chosenBefore(store, purpose, quote.quoteId),
    askBank,
    chooseAgain: () => setProgress({ kind: 'choosing' }),
    tryAgain: () => {
      if (unheard) return confirm(unheard.paymentId, unheard.card)
      if (page) return setProgress({ kind: 'choosing' })
      setFailure(undefined)
      return load()
    },
    renew: async () => {
      // What may have been made already is not priced a second time.
      if (unheard) return
      const was = amountOf(quote)
      const answer = await quoteChange(portal, purpose, selectionIn(store.get(draft)))
      if (answer.ok) setProgress({ kind: 'refused', refusal: { kind: 'quote-expired', was } })
      else await refuse(answer.refusal)
    },
    pay: async (by: PayBy, typed: () => Promise<CardTyped | undefined>) => {
      setProgress({ kind: 'paying', doing: 'asking-the-bank' })
      const card = by.kind === 'card' ? await typed() : undefined
      if (by.kind === 'card' && !card) return setProgress({ kind: 'choosing' })
      const method: PaidWith =
        by.kind === 'card' ? { kind: 'card', token: card?.token ?? '' } : { kind: by.kind, cardId: by.cardId }
      const known =
        card?.card ?? page?.storedCards.find((one) => by.kind !== 'card' && one.cardId === by.cardId)
      return goOn(await payForChange(portal, purpose, method), known)
    },
  }
}

const stillOpen: ReadonlySet<string> = new Set(['created', 'authorising', 'unknown', 'challenge'])

type Unheard = { readonly paymentId: string; readonly card: CardTyped['card'] | undefined }

const unheardIn = (draft: ChangeDraft | undefined): Unheard | undefined =>
  draft?.isAsked && draft.paymentId ? { paymentId: draft.paymentId, card: undefined } : undefined

const amountOf = ({ change: { settlement, difference } }: StayQuote) =>
  settlement.kind === 'to-pay' ? settlement.amount : difference
