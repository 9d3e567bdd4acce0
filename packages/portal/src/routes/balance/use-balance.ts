import type { Failure, GuestPayment } from '@veranda/contract'
import type { BalanceDecision, BalanceRefused } from '@veranda/design-system/screens/balance'
import { type BalanceQuote, type Reservation, refused, type Result } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { usePortal } from '../../portal.ts'
import { balanceDraftAtom, balanceQuoteIn, selectionOf } from '../../state/balance-draft.ts'
import { loadPaymentPage, type PaymentPage } from '../../tasks/load-payment-page.ts'
import { confirmBalance, quoteBalance, quotedBalance, startBalance } from '../../tasks/pay-balance.ts'
import type { CardTyped } from '../change-payment/card-typed.ts'
import { agreeToCharge, verifyCard } from '../../tasks/automatic-charge.ts'
import { namedCard, type PaidWith, storedIn } from '../../tasks/pay-for-change.ts'
import { usePaying } from '../change-payment/use-paying.ts'
import { type BalanceFailure, progressAfterBalance } from './refused-balance.ts'

type Paying = { readonly reservation: Reservation; readonly onDone: () => unknown }

/** Paying a balance, from what is due to what was paid. */
export function useBalance({ reservation, onDone }: Paying) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(balanceDraftAtom)
  const quote = balanceQuoteIn(draft?.quote)
  /** What is being paid, and the amount the guest read. */
  const decided = useRef<BalanceDecision>(undefined)

  const refuse = async (failure: BalanceFailure) => {
    const progress = progressAfterBalance(failure)
    const isAnew = progress.kind === 'refused' && progress.refusal.kind !== 'version-changed'
    // What is due now is shown beside the "no".
    if (isAnew) await quoteBalance(portal, { kind: 'all' })
    return progress
  }
  /** A quote that says of the parts what the guest has read. */
  const asShown = async (
    quoting: () => ReturnType<typeof quoteBalance>,
  ): Promise<Result<BalanceQuote, BalanceFailure>> => {
    const shown = balanceQuoteIn(store.get(balanceDraftAtom)?.quote)?.change
    const quoted = await quoting()
    return quoted.ok && shown && JSON.stringify(shown.parts) !== JSON.stringify(quoted.value.change.parts)
      ? refused({ kind: 'refused', refusal: 'price-moved', detail: '' } as const)
      : quoted
  }
  const quotedAnew = () => asShown(() => quoteBalance(portal, { kind: 'all' }))
  const load = async (): Promise<Result<PaymentPage, Failure>> => {
    const { paymentId, version } = store.get(balanceDraftAtom) ?? {}
    const [page, quoted] = await Promise.all([
      loadPaymentPage(portal, reservation, reservation.stay.arrival),
      paymentId !== undefined && version === reservation.version
        ? undefined
        : quoteBalance(portal, { kind: 'all' }),
    ])
    return quoted && !quoted.ok ? quoted : page
  }
  const paying = usePaying<BalanceFailure, BalanceRefused>({
    load,
    begun: () => {
      const { paymentId, isAsked = false } = store.get(balanceDraftAtom) ?? {}
      return { paymentId, isUnanswered: paymentId !== undefined && !isAsked, isAsked }
    },
    start: async (method) => {
      if (decided.current?.timing === 'automatic') return startAutomatic(method)
      const selection = decided.current?.selection ?? { kind: 'all' }
      const quoted = await asShown(() => quotedBalance(portal, selection))
      return quoted.ok ? startBalance(portal, reservation, quoted.value, method) : quoted
    },
    doing: 'charging',
    confirm: async (paymentId, card): Promise<Result<unknown, BalanceFailure>> =>
      store.get(balanceDraftAtom)?.isAutomatic
        ? agreeToCharge(portal, { paymentId })
        : confirmBalance(portal, {
            timing: 'now',
            paymentId,
            card: namedCard(card, store.get(balanceDraftAtom)?.paying),
          }),
    refused: refuse,
    onDone,
  })
  const { setProgress } = paying
  const agree = async () => {
    setProgress({ kind: 'paying', doing: 'noting' })
    const quoted = await quotedBalance(portal, { kind: 'all' })
    const answer = quoted.ok ? await confirmBalance(portal, { timing: 'before-arrival' }) : quoted
    if (answer.ok) return onDone()
    return setProgress(await refuse(answer.refusal))
  }
  /** What was begun with a quote is for paying now: an automatic charge has one of its own. */
  async function startAutomatic(method: PaidWith): Promise<Result<GuestPayment, BalanceFailure>> {
    const quoted = await quotedAnew()
    if (!quoted.ok) return quoted
    return method.kind === 'card' ? verifyCard(portal, method.token) : refused({ kind: 'not-found' } as const)
  }
  const agreeWith = async (cardId: string) => {
    setProgress({ kind: 'paying', doing: 'noting' })
    const quoted = await quotedAnew()
    const answer = quoted.ok ? await agreeToCharge(portal, { cardId }) : quoted
    if (answer.ok) return onDone()
    return setProgress(await refuse(answer.refusal))
  }
  return {
    ...paying,
    bill: quote?.change,
    pickedBefore: draft?.paymentId ? selectionOf(draft) : undefined,
    timingBefore: draft?.paymentId && draft.isAutomatic ? ('automatic' as const) : undefined,
    chosenBefore: draft?.paymentId && draft.paying ? storedIn(draft.paying) : undefined,
    decide: (decision: BalanceDecision, typed: () => Promise<CardTyped | undefined>) => {
      decided.current = decision
      if (decision.timing === 'before-arrival') return agree()
      return decision.timing === 'automatic' && decision.by.kind === 'stored-card'
        ? agreeWith(decision.by.cardId)
        : paying.pay(decision.by, typed)
    },
  }
}
