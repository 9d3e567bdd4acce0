import type { Failure, finishChallenge, getPayment, GuestPayment } from '@veranda/contract'
import { valueIn } from '@veranda/design-system/patterns/loaded'
import type { PayBy, PaymentProgress } from '@veranda/design-system/patterns/payment'
import { isDeclineReason, type Result } from '@veranda/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePortal } from '../../portal.ts'
import { keepRead, type Reading } from '../../server-state/reading.ts'
import { useRead } from '../../server-state/use-read.ts'
import type { PaymentPage } from '../../tasks/load-payment-page.ts'
import { answerBank, askForPayment, type PaidWith } from '../../tasks/pay-for-change.ts'
import type { CardTyped } from './card-typed.ts'

/** What asking how a payment stands may fail with, whatever is paid for. */
type BankFailure = Failure<typeof finishChallenge | typeof getPayment>

/** What is paid for: how its payment begins, what is done once it is authorised, and what a "no" means for it. */
export type PayingFor<Failed, Refusal> = {
  readonly reading: Reading<PaymentPage>
  /** What has to be known before the page is shown; answers why it cannot be. */
  readonly prepare?: () => Promise<Failure | undefined>
  /** A payment that was begun before; `isUnanswered`: the bank was asked, and nothing came of it yet. */
  readonly begun: () => {
    readonly paymentId?: string | undefined
    readonly isUnanswered: boolean
    /** It was confirmed; whether that was heard is not known. */
    readonly isAsked: boolean
  }
  readonly start: (method: PaidWith) => Promise<Result<GuestPayment, Failed>>
  readonly doing: 'changing-the-stay' | 'charging'
  readonly confirm: (paymentId: string, card?: CardTyped['card']) => Promise<Result<unknown, Failed>>
  readonly refused: (failure: Failed | BankFailure) => Promise<PaymentProgress<Refusal>>
  readonly onDone: () => unknown
}

/** Paying, from the card to what it was for. A page read again goes on where it was. */
export function usePaying<Failed extends Failure, Refusal>({
  reading,
  prepare,
  begun,
  start,
  doing,
  confirm: confirmPaid,
  refused,
  onDone,
}: PayingFor<Failed, Refusal>) {
  const portal = usePortal()
  const read = useRead(reading)
  const [prepared, setPrepared] = useState<'not-yet' | 'ready' | Failure>(prepare ? 'not-yet' : 'ready')
  const page = prepared === 'ready' ? valueIn(read.state) : undefined
  const unread = read.state.kind === 'failed' ? read.state.failure : undefined
  const failure = typeof prepared === 'string' ? unread : prepared
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  // Not by the router's own reader of parameters: it brings ten kilobytes into every first view.
  const bankStated = new URLSearchParams(search).get('redirectResult')
  // What was asked for and not answered: asked again, it is done and charged once.
  const [unheard, setUnheard] = useState<Unheard | undefined>(() => {
    const { paymentId, isAsked } = begun()
    return isAsked && paymentId ? { paymentId, card: undefined } : undefined
  })
  const [progress, setProgress] = useState<PaymentProgress<Refusal>>(() => {
    if (bankStated !== null || begun().isUnanswered) return { kind: 'paying', doing: 'asking-the-bank' }
    return unheard ? { kind: 'failed', failure: { kind: 'unavailable' } } : { kind: 'choosing' }
  })

  const begin = async () => prepare && setPrepared((await prepare()) ?? 'ready')

  const confirm = async (paymentId: string, card?: CardTyped['card']) => {
    setProgress({ kind: 'paying', doing })
    const answer = await confirmPaid(paymentId, card)
    if (answer.ok) return onDone()
    setUnheard(answer.refusal.kind === 'refused' ? undefined : { paymentId, card })
    return setProgress(await refused(answer.refusal))
  }

  const goOn = async (
    answer: Result<GuestPayment, Failed | BankFailure>,
    card?: CardTyped['card'],
  ): Promise<unknown> => {
    if (!answer.ok) return setProgress(await refused(answer.refusal))
    const { paymentId, state, challengeUrl, declined } = answer.value
    if (state === 'authorised') return confirm(paymentId, card)
    if (challengeUrl) {
      setProgress((now) => (now.kind === 'paying' ? now : { kind: 'paying', doing: 'asking-the-bank' }))
      return portal.leaveTo(challengeUrl)
    }
    if (state === 'failed')
      return setProgress({
        kind: 'declined',
        reason: declined && isDeclineReason(declined) ? declined : 'refused',
      })
    return setProgress(stillOpen.has(state) ? { kind: 'unknown' } : { kind: 'choosing' })
  }

  const isAsking = useRef(false)
  // One question at a time: of two answers that say it is authorised, each would do what was paid for.
  const askBank = async () => {
    const { paymentId } = begun()
    if (!paymentId || isAsking.current) return
    isAsking.current = true
    try {
      await goOn(await askForPayment(portal, paymentId))
    } finally {
      isAsking.current = false
    }
  }

  const comeBack = async () => {
    const { paymentId, isUnanswered } = begun()
    if (!paymentId || !isUnanswered) return
    const answer = await askForPayment(portal, paymentId)
    if (answer.ok && answer.value.state === 'challenge') setProgress({ kind: 'unanswered' })
    else await goOn(answer)
  }

  const takeUp = useEffectEvent(async () => {
    void begin()
    const { paymentId } = begun()
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
    setProgress,
    /** Whether it may have been done already. */
    isUnheard: unheard !== undefined,
    askBank,
    /** The cards as they are once one was removed. */
    withoutCard: (cardId: string) =>
      page &&
      keepRead(portal, reading, {
        ...page,
        storedCards: page.storedCards.filter((card) => card.cardId !== cardId),
      }),
    chooseAgain: () => setProgress({ kind: 'choosing' }),
    tryAgain: () => {
      if (unheard) return confirm(unheard.paymentId, unheard.card)
      if (page) return setProgress({ kind: 'choosing' })
      if (prepare) setPrepared('not-yet')
      read.again()
      return begin()
    },
    pay: async (by: PayBy, typed: () => Promise<CardTyped | undefined>) => {
      // It is announced, by the page that offers it: nothing is authorised for it.
      if (by.kind === 'bank-transfer') return undefined
      setProgress({ kind: 'paying', doing: by.kind === 'paypal' ? 'going-to-paypal' : 'asking-the-bank' })
      if (by.kind !== 'card') {
        const known = page?.storedCards.find((one) => by.kind === 'stored-card' && one.cardId === by.cardId)
        return goOn(await start(by), known)
      }
      const card = await typed()
      if (!card) return setProgress({ kind: 'choosing' })
      const { storesCard } = by
      const method = { kind: 'card', token: card.token, ...(storesCard ? { storesCard } : {}) } as const
      return goOn(await start(method), card.card)
    },
  }
}

const stillOpen: ReadonlySet<string> = new Set(['created', 'authorising', 'unknown', 'challenge'])

type Unheard = { readonly paymentId: string; readonly card: CardTyped['card'] | undefined }
