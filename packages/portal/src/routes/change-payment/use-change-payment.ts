import type { PayBy } from '@veranda/design-system/patterns/payment'
import type { PaidWhen, PaymentRefusal } from '@veranda/design-system/screens/change-payment'
import type { ChangePurpose, Reservation, StayQuote } from '@veranda/domain'
import { useRef } from 'react'
import { usePortal } from '../../portal.ts'
import { daysOf, isOutdated } from '../../server-state/choices.ts'
import { readNow } from '../../server-state/reading.ts'
import { changeDraftAtom, selectionIn } from '../../state/change-draft.ts'
import type { ChargedCard } from '../../tasks/automatic-charge.ts'
import { confirmChange } from '../../tasks/confirm-change.ts'
import { paymentPageOf } from '../../tasks/load-payment-page.ts'
import { chosenBefore, namedCard, payForChange, verifyCardForChange } from '../../tasks/pay-for-change.ts'
import { quoteChange, takeUpFresh } from '../../tasks/quote-change.ts'
import { type PaymentFailure, progressAfter } from './progress-after.ts'
import type { CardTyped } from './card-typed.ts'
import { usePaying } from './use-paying.ts'

type Paying = {
  readonly reservation: Reservation
  readonly purpose: ChangePurpose
  readonly quote: StayQuote
  readonly onDone: () => unknown
}

/** Paying for a change, from the card to the change that stands. */
export function useChangePayment({ reservation, purpose, quote, onDone }: Paying) {
  const portal = usePortal()
  const { store } = portal
  const draft = changeDraftAtom(purpose)
  const refused = async (failed: PaymentFailure) => {
    takeUpFresh(portal, purpose, failed)
    const { stay, promotionCode } = selectionIn(store.get(draft))
    // Other dates are an answer only to who asked for dates.
    const days =
      stay && isOutdated(failed) && (await readNow(portal, daysOf(portal, reservation, promotionCode), 0))
    return progressAfter(failed, quote, days && days.ok ? days.value : undefined)
  }
  /** When it is paid, as the guest decided last. */
  const when = useRef<PaidWhen>('now')
  const leaveToCharge = (charged: ChargedCard, card: CardTyped['card'] | undefined) =>
    confirmChange(portal, purpose, { timing: 'before-arrival', charged, ...(card ? { card } : {}) })
  const { setProgress, isUnheard, ...paying } = usePaying<PaymentFailure, PaymentRefusal>({
    reading: paymentPageOf(portal, reservation, quote.change.after.arrival),
    begun: () => {
      const { paymentId, paying: by, isAsked = false } = store.get(draft) ?? {}
      const isUnanswered = paymentId !== undefined && by?.quoteId === quote.quoteId && !isAsked
      return { paymentId, isUnanswered, isAsked }
    },
    start: (method) =>
      when.current === 'automatic' && method.kind === 'card'
        ? verifyCardForChange(portal, purpose, method.token)
        : payForChange(portal, purpose, method),
    doing: 'changing-the-stay',
    confirm: (paymentId, card) => {
      if (store.get(draft)?.isAutomatic) return leaveToCharge({ paymentId }, card)
      const named = namedCard(card, store.get(draft)?.paying?.by)
      return confirmChange(portal, purpose, { timing: 'now', paymentId, ...(named ? { card: named } : {}) })
    },
    refused,
    onDone,
  })
  return {
    ...paying,
    whenBefore: store.get(draft)?.isAutomatic ? ('automatic' as const) : undefined,
    pay: async (by: PayBy, paidWhen: PaidWhen, typed: () => Promise<CardTyped | undefined>) => {
      when.current = paidWhen
      if (paidWhen === 'now' || by.kind !== 'stored-card') return paying.pay(by, typed)
      setProgress({ kind: 'paying', doing: 'changing-the-stay' })
      const { cardId } = by
      const card = paying.page?.storedCards.find((one) => one.cardId === cardId)
      const answer = await leaveToCharge({ cardId }, card)
      return answer.ok ? onDone() : setProgress(await refused(answer.refusal))
    },
    chosenBefore: chosenBefore(store, purpose, quote.quoteId),
    renew: async () => {
      // What may have been made already is not priced a second time.
      if (isUnheard) return
      const was = amountOf(quote)
      const answer = await quoteChange(portal, purpose, selectionIn(store.get(draft)))
      setProgress(
        answer.ok
          ? { kind: 'refused', refusal: { kind: 'quote-expired', was } }
          : await refused(answer.refusal),
      )
    },
  }
}

const amountOf = ({ change: { settlement, difference } }: StayQuote) =>
  settlement.kind === 'to-pay' ? settlement.amount : difference
