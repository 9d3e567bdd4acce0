import { balancePayment, type BalanceSelection, refused, toMajor, typedAmount } from '@veranda/domain'
import { useRef, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack, tellsHeight, useIsWide } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { FailureNotice, isUnheard } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import {
  Acceptance,
  BankChallenge,
  byBankTransfer,
  canPayWith,
  Declined,
  methodIn,
  newCard,
  PayBar,
  PaymentConsent,
  PaymentMethods,
  toPayBy,
  useAcceptance,
  Unanswered,
  Unknown,
} from '../../patterns/payment/index.ts'
import * as css from '../../patterns/payment/payment-page.css.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { BalanceAmount, type BalancePick } from './balance-amount.tsx'
import type { BalanceScreenProps } from './balance-screen.tsx'
import { BalanceSummary } from './balance-summary.tsx'
import { BalanceTimingChoice } from './balance-timing.tsx'
import type { BalanceProgress, PaidWhen, PayableBalance } from './balance.ts'

export type BalanceViewProps = BalanceScreenProps & {
  readonly payable: PayableBalance & { readonly progress: BalanceProgress }
}

export function BalanceView(props: BalanceViewProps) {
  const { payable, help, onPay, onChallengeCancelled } = props
  const { reservation, bill, storedCards, cardField, progress } = payable
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  const [timing, setTiming] = useState<PaidWhen>((payable.offersAutomatic && payable.timingBefore) || 'now')
  const [pick, setPick] = useState(() => pickOf(payable))
  const [method, setMethod] = useState(() => methodIn({ ...payable, amount: bill.due }))
  const acceptance = useAcceptance(payable.terms, payable.chosenBefore !== undefined)
  const [isMissed, setIsMissed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const isNow = timing === 'now'
  const isSent = isNow && method === byBankTransfer
  const isByCard = timing !== 'before-arrival'
  // PayPal asks the owner of the account each time.
  const chosen =
    timing === 'automatic' && method === 'paypal'
      ? (storedCards.find(({ isNotTaken }) => !isNotTaken)?.cardId ?? newCard)
      : method
  const isByPayPal = isNow && chosen === 'paypal'
  const selection = isNow ? selectionOf(payable, pick) : ({ kind: 'all' } as const)
  const payment = selection ? balancePayment(bill, selection) : refused('not-an-amount' as const)
  const amount = payment.ok ? payment.value.amount : bill.due
  const isUnderway = progress.kind === 'paying' || progress.kind === 'challenge'
  const canPay = !isByCard || canPayWith(chosen, { ...payable, amount: bill.due })
  const { balanceDue } = reservation.pricing

  const pressWords = (): string | undefined => {
    if (!isNow && balanceDue.kind === 'before-arrival')
      return words(timing === 'automatic' ? 'balance.agree-automatic' : 'balance.agree', {
        date: dates.shortDay(balanceDue.by),
      })
    if (payment.ok && isSent) return words('bank-transfer.announce', { amount: exact(amount) })
    return payment.ok ? undefined : words('balance.pay')
  }
  const pay = (): void => {
    if (isUnderway) return
    setWasTried(true)
    setIsMissed(!acceptance.isAccepted)
    if (selection && payment.ok && acceptance.isAccepted) onPay({ selection, timing, by: toPayBy(chosen) })
  }
  const isPayable = progress.kind !== 'unknown' && !isOver(progress)
  const payBar = isPayable && canPay && (
    <PayBar
      bill={{ amount, guestCurrency: payable.guestCurrency, clock: payable.clock }}
      progress={progress}
      place={isWide ? 'beside' : 'bottom'}
      by={isByPayPal ? 'paypal' : undefined}
      label={pressWords()}
      guestTimeZone={help.guestTimeZone}
      onPay={() => form.current?.closest('form')?.requestSubmit()}
    />
  )
  // At a desk it stands right above the button that pays.
  const consent = canPay && (
    <PaymentConsent
      texts={payable.terms}
      acceptance={acceptance}
      isMissed={isMissed}
      isUnderway={isUnderway}
      when={
        isByCard && !isSent
          ? words(
              isByPayPal
                ? 'balance.when-charged-by-paypal'
                : isNow
                  ? 'balance.when-charged'
                  : 'balance.when-verified',
            )
          : undefined
      }
    />
  )
  // In the order it is read in: first on a phone; beside the fields, with the button that pays, after them.
  const summary = (
    <div ref={tellsHeight} className={css.summary}>
      <BalanceSummary payable={payable}>
        {isWide && isPayable && consent}
        {isWide && payBar}
      </BalanceSummary>
      {isWide && <HelpLine help={help} />}
    </div>
  )
  return (
    <Form label={words('balance.form')} onSubmit={pay}>
      <div className={css.columns} ref={form}>
        {!isWide && summary}
        <div className={css.main}>
          {progress.kind === 'challenge' && (
            <BankChallenge frame={progress.frame} amount={amount} onCancelled={onChallengeCancelled} />
          )}
          <Outcome {...props} />
          {/* Kept where it is while the bank is asked: what was typed into the card's frame lives in it. */}
          <div hidden={!isPayable}>
            <div className={css.fields} inert={isUnderway}>
              <BalanceTimingChoice payable={payable} timing={timing} isSent={isSent} onTiming={setTiming} />
              {isNow && (
                <BalanceAmount
                  reservation={reservation}
                  bill={bill}
                  pick={pick}
                  onPick={setPick}
                  refusal={wasTried && !payment.ok ? payment.refusal : undefined}
                />
              )}
              <div hidden={!isByCard}>
                <PaymentMethods
                  methods={timing === 'automatic' ? ['card'] : payable.methods}
                  storedCards={storedCards}
                  cardTypes={payable.cardTypes}
                  cardField={cardField}
                  bankTransfer={payable.bankTransfer}
                  cardRemoval={payable.cardRemoval}
                  clock={payable.clock}
                  storesCard={timing === 'automatic'}
                  help={help}
                  chosen={chosen}
                  onChosen={setMethod}
                />
              </div>
              {canPay && <Acceptance texts={payable.terms}>{!isWide && consent}</Acceptance>}
            </div>
          </div>
        </div>
        {isWide && summary}
        {!isWide && <HelpLine help={help} />}
        {!isWide && payBar}
      </div>
    </Form>
  )
}

/** Why it was not simply paid. It has the focus as soon as it is known. */
function Outcome(props: BalanceViewProps) {
  const { payable, onTryAgain, onReload } = props
  const { progress } = payable
  const words = useLaterWords()
  const { exact } = useMoney()
  switch (progress.kind) {
    case 'choosing':
    case 'paying':
    case 'challenge':
      return null
    case 'declined':
      return (
        <Announcement>
          <Declined reason={progress.reason} />
        </Announcement>
      )
    case 'unanswered':
      return (
        <Announcement>
          <Unanswered by={payable.chosenBefore} />
        </Announcement>
      )
    case 'unknown':
      return (
        <Announcement>
          <Unknown {...props} />
        </Announcement>
      )
    case 'failed':
      return (
        <Announcement>
          <Stack gap="small">
            <FailureNotice failure={progress.failure} onTryAgain={onTryAgain} />
            {isUnheard(progress.failure) && <Text look="small">{words('balance.repeat-is-safe')}</Text>}
          </Stack>
        </Announcement>
      )
    case 'refused':
      return progress.refusal.kind !== 'version-changed' && progress.refusal.kind !== 'charge-under-way' ? (
        <Announcement>
          <Notice tone="caution" title={words(`balance.${progress.refusal.kind}-title`)}>
            {progress.refusal.kind === 'moved' && progress.refusal.before && (
              <p>
                {words('balance.moved-from', {
                  before: exact(progress.refusal.before),
                  now: exact(payable.bill.due),
                })}
              </p>
            )}
            <p>{words(`balance.${progress.refusal.kind}-body`)}</p>
          </Notice>
        </Announcement>
      ) : (
        <Announcement>
          <Notice
            tone="caution"
            title={words(
              progress.refusal.kind === 'charge-under-way'
                ? 'balance.charge-under-way-title'
                : 'change-payment.version-changed-title',
            )}
            action={
              <Button tone="primary" onPress={onReload}>
                {words('change-payment.reload')}
              </Button>
            }
          >
            {words(
              progress.refusal.kind === 'charge-under-way'
                ? 'balance.charge-under-way-body'
                : 'balance.version-changed-body',
            )}
          </Notice>
        </Announcement>
      )
  }
}

/** What was to be paid is not what is owed any more: it is read anew before anything is paid. */
const isOver = (progress: BalanceProgress): boolean =>
  progress.kind === 'refused' &&
  (progress.refusal.kind === 'version-changed' || progress.refusal.kind === 'charge-under-way')

function pickOf({ pickedBefore: picked }: PayableBalance): BalancePick {
  return {
    kind: picked?.kind ?? 'all',
    roomNumbers: picked?.kind === 'parts' ? picked.roomNumbers : [],
    typed: picked?.kind === 'amount' ? String(toMajor(picked.amount)) : '',
  }
}

/** Nothing where what was typed is no amount. */
function selectionOf(
  { bill }: PayableBalance,
  { kind, roomNumbers, typed }: BalancePick,
): BalanceSelection | undefined {
  if (kind === 'all') return { kind }
  if (kind === 'parts') return { kind, roomNumbers }
  const amount = typedAmount(typed, bill.due.currency)
  return amount && { kind, amount }
}
