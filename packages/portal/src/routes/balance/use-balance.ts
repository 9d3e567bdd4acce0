import type { Failure, GuestPayment } from '@veranda/contract'
import type { BalanceDecision, BalanceProgress, BalanceRefused } from '@veranda/design-system/screens/balance'
import {
  type BalanceQuote,
  type BalanceSelection,
  type Money,
  type Reservation,
  refused,
  type Result,
} from '@veranda/domain'
import { useAtomValue } from 'jotai'
import { RESET } from 'jotai/vanilla/utils'
import { useRef } from 'react'
import { usePortal } from '../../portal.ts'
import { balanceDraftAtom, balanceQuoteIn, selectionOf } from '../../state/balance-draft.ts'
import { paymentPageOf } from '../../tasks/load-payment-page.ts'
import { confirmBalance, quoteBalance, quotedBalance, startBalance } from '../../tasks/pay-balance.ts'
import type { CardTyped } from '../change-payment/card-typed.ts'
import { agreeToCharge, verifyCard } from '../../tasks/automatic-charge.ts'
import { namedCard, type PaidWith, storedIn } from '../../tasks/pay-for-change.ts'
import { usePaying } from '../change-payment/use-paying.ts'
import { useBankTransfer } from './use-bank-transfer.ts'
import { type BalanceFailure, progressAfterBalance } from './refused-balance.ts'

type Paying = { readonly reservation: Reservation; readonly onDone: () => unknown }

/** Paying a balance, from what is due to what was paid. */
export function useBalance({ reservation, onDone }: Paying) {
  const portal = usePortal()
  const { store } = portal
  const draft = useAtomValue(balanceDraftAtom)
  const quote = balanceQuoteIn(draft?.quote)
  const bank = useBankTransfer(reservation)
  /** What is being paid, and the amount the guest read. */
  const decided = useRef<BalanceDecision>(undefined)
  /** What was pressed that asks no bank. If its answer is lost it is asked for again, with the same key. */
  const pressed = useRef<() => Promise<unknown>>(undefined)

  /** The balance that was on the page when it was pressed. */
  const read = useRef<Money>(undefined)

  const refuse = async (failure: BalanceFailure): Promise<BalanceProgress> => {
    const progress = progressAfterBalance(failure, read.current)
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
    read.current = shown?.due
    const quoted = await quoting()
    return quoted.ok && shown && JSON.stringify(shown.parts) !== JSON.stringify(quoted.value.change.parts)
      ? refused({ kind: 'refused', refusal: 'price-moved', detail: '' } as const)
      : quoted
  }
  const quotedAnew = () => asShown(() => quoteBalance(portal, { kind: 'all' }))
  const prepare = async (): Promise<Failure | undefined> => {
    const { paymentId, version } = store.get(balanceDraftAtom) ?? {}
    if (paymentId !== undefined && version === reservation.version) return undefined
    const [isAwaited, quoted] = await Promise.all([bank.isAwaited(), quoteBalance(portal, { kind: 'all' })])
    if (quoted.ok) return undefined
    // All of it is on its way: there is nothing to quote.
    if (!isAwaited) return quoted.refusal
    store.set(balanceDraftAtom, RESET)
    return undefined
  }
  const paying = usePaying<BalanceFailure, BalanceRefused>({
    reading: paymentPageOf(portal, reservation, reservation.stay.arrival),
    prepare,
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
  const announce = async (selection: BalanceSelection) => {
    setProgress({ kind: 'paying', doing: 'noting' })
    const quoted = await asShown(() => quotedBalance(portal, selection))
    const answer = quoted.ok ? await bank.announce() : quoted
    // What is still to pay by another way is read beside it.
    if (answer.ok) await quoteBalance(portal, { kind: 'all' })
    setProgress(answer.ok ? { kind: 'choosing' } : await refuse(answer.refusal))
  }
  const withdraw = async () => {
    if (await bank.withdraw()) await quoteBalance(portal, { kind: 'all' })
  }
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
  const agreeWith = (cardId: string) => {
    let isQuoted = false
    return async () => {
      setProgress({ kind: 'paying', doing: 'noting' })
      const quoted = isQuoted ? await quotedBalance(portal, { kind: 'all' }) : await quotedAnew()
      isQuoted = quoted.ok
      const answer = quoted.ok ? await agreeToCharge(portal, { cardId }) : quoted
      if (answer.ok) return onDone()
      return setProgress(await refuse(answer.refusal))
    }
  }
  function withoutBank({ timing, by, selection }: BalanceDecision): (() => Promise<unknown>) | undefined {
    if (timing === 'before-arrival') return agree
    if (timing === 'automatic' && by.kind === 'stored-card') return agreeWith(by.cardId)
    return timing === 'now' && by.kind === 'bank-transfer' ? () => announce(selection) : undefined
  }
  return {
    ...paying,
    bank,
    withdraw,
    bill: quote?.change,
    pickedBefore: draft?.paymentId ? selectionOf(draft) : undefined,
    timingBefore: draft?.paymentId && draft.isAutomatic ? ('automatic' as const) : undefined,
    chosenBefore: draft?.paymentId && draft.paying ? storedIn(draft.paying) : undefined,
    tryAgain: () => (pressed.current ? pressed.current() : paying.tryAgain()),
    decide: (decision: BalanceDecision, typed: () => Promise<CardTyped | undefined>) => {
      const isAgain = JSON.stringify(decided.current) === JSON.stringify(decision)
      const isUnheard = isAgain && paying.progress.kind === 'failed'
      decided.current = decision
      pressed.current = (isUnheard && pressed.current) || withoutBank(decision)
      return pressed.current ? pressed.current() : paying.pay(decision.by, typed)
    },
  }
}
