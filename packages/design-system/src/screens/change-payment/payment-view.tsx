import { useRef, useState } from 'react'
import { Form } from '../../components/form/index.ts'
import { tellsHeight, useIsWide } from '../../components/layout/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import {
  Acceptance,
  BankChallenge,
  canPayWith,
  methodIn,
  newCard,
  PayBar,
  PaymentConsent,
  PaymentMethods,
  toPayBy,
  useAcceptance,
} from '../../patterns/payment/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangePaymentScreenProps } from './change-payment-screen.tsx'
import type { ChangeBill, ChangePaymentProgress, PaymentRefusal } from './change-payment.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentTimingChoice } from './payment-timing.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import * as css from '../../patterns/payment/payment-page.css.ts'

export type PaymentViewProps = ChangePaymentScreenProps & {
  readonly bill: ChangeBill & { readonly progress: ChangePaymentProgress }
}

export function PaymentView(props: PaymentViewProps) {
  const { bill, help, onPay, onChallengeCancelled, onExpired } = props
  const { progress, storedCards, cardField } = bill
  const words = useLaterWords()
  const dates = useDates()
  const [chosenWhen, setWhen] = useState(bill.whenBefore ?? 'now')
  const [isOnlyNow, setIsOnlyNow] = useState(false)
  const [method, setMethod] = useState(() => methodIn(bill))
  const [isMissed, setIsMissed] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const acceptance = useAcceptance(bill.terms, bill.chosenBefore !== undefined, bill.quoteId)
  const isUnderway = progress.kind === 'paying' || progress.kind === 'challenge'
  const automatic = chosenWhen === 'automatic' ? bill.automatic : undefined
  const when = automatic ? 'automatic' : 'now'
  // PayPal asks the owner of the account each time.
  const chosen = automatic && method === 'paypal' ? (storedCards[0]?.cardId ?? newCard) : method
  const isByPayPal = chosen === 'paypal'
  const canPay = canPayWith(chosen, bill)
  const chargedNow = isByPayPal ? 'change-payment.when-charged-by-paypal' : 'change-payment.when-charged'
  const charged = automatic ? 'balance.when-verified' : chargedNow
  // It stays refused while the guest pays now, which is what is left to choose.
  if (!isOnlyNow && isRefusedLater(progress)) {
    setIsOnlyNow(true)
    setWhen('now')
  }

  const pay = (): void => {
    if (isUnderway) return
    setIsMissed(!acceptance.isAccepted)
    if (acceptance.isAccepted) onPay(toPayBy(chosen), when)
  }
  const isPayable = !isOver(progress) && progress.kind !== 'unknown'
  const payBar = isPayable && canPay && (
    <PayBar
      bill={automatic ? { ...bill, amount: automatic.amount } : bill}
      progress={progress}
      label={automatic && words('balance.agree-automatic', { date: dates.shortDay(automatic.on) })}
      place={isWide ? 'beside' : 'bottom'}
      by={isByPayPal ? 'paypal' : undefined}
      guestTimeZone={help.guestTimeZone}
      onExpired={onExpired}
      onPay={() => form.current?.closest('form')?.requestSubmit()}
    />
  )
  // At a desk it stands right above the button that pays.
  const consent = canPay && (
    <PaymentConsent
      texts={bill.terms}
      acceptance={acceptance}
      isMissed={isMissed}
      isUnderway={isUnderway}
      when={words(charged)}
    />
  )
  // In the order it is read in: first on a phone; beside the fields, with the button that pays, after them.
  const summary = !isOver(progress) && (
    <div ref={tellsHeight} className={css.summary}>
      <PaymentSummary bill={bill} isWide={isWide}>
        {isWide && isPayable && consent}
        {isWide && payBar}
      </PaymentSummary>
      {isWide && <HelpLine help={help} />}
    </div>
  )
  return (
    <PaymentFrame
      {...props}
      isUnderway={isUnderway}
      isOver={isOver(progress)}
      change={bill.change}
      lead={words('change-payment.lead', {
        hotel: bill.reservation.property.name,
        code: bill.reservation.reservationCode,
      })}
    >
      <Form label={words('change-payment.form')} onSubmit={pay}>
        <div className={isOver(progress) ? css.alone : css.columns} ref={form}>
          {!isWide && summary}
          <div className={css.main}>
            {progress.kind === 'challenge' && (
              <BankChallenge frame={progress.frame} amount={bill.amount} onCancelled={onChallengeCancelled} />
            )}
            <PaymentOutcome {...props} />
            {/* Kept where it is while the bank is asked: what was typed into the card's frame lives in it. */}
            <div hidden={!isPayable}>
              <div className={css.fields} inert={isUnderway}>
                {bill.automatic && (
                  <PaymentTimingChoice
                    automatic={bill.automatic}
                    when={when}
                    isOnlyNow={isOnlyNow}
                    onWhen={setWhen}
                  />
                )}
                <PaymentMethods
                  methods={automatic ? ['card'] : bill.methods}
                  storedCards={storedCards}
                  cardTypes={bill.cardTypes}
                  cardField={cardField}
                  cardRemoval={bill.cardRemoval}
                  clock={bill.clock}
                  help={help}
                  storesCard={automatic !== undefined}
                  chosen={chosen}
                  onChosen={setMethod}
                />
                {canPay && <Acceptance texts={bill.terms}>{!isWide && consent}</Acceptance>}
              </div>
            </div>
          </div>
          {isWide && summary}
          {!(isWide && summary) && <HelpLine help={help} />}
          {!isWide && payBar}
        </div>
      </Form>
    </PaymentFrame>
  )
}

/** Whether this change can no longer be paid for: what it would have cost is of no use any more. */
const isOver = (progress: ChangePaymentProgress): boolean =>
  progress.kind === 'refused' && ends.has(progress.refusal.kind)

const ends: ReadonlySet<PaymentRefusal['kind']> = new Set([
  'sold-out',
  'not-possible',
  'version-changed',
  'charge-under-way',
])

/** Whether the balance cannot be left to its day. */
const isRefusedLater = (progress: ChangePaymentProgress): boolean =>
  progress.kind === 'refused' && progress.refusal.kind === 'not-before-arrival'
