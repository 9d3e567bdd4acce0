import { useState } from 'react'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import {
  Acceptance,
  BankChallenge,
  canPayWith,
  methodIn,
  PayBar,
  PaymentMethods,
  toPayBy,
} from '../../patterns/payment/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangePaymentScreenProps } from './change-payment-screen.tsx'
import type { ChangeBill, ChangePaymentProgress, PaymentRefusal } from './change-payment.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import * as css from '../../patterns/payment/payment-page.css.ts'

export type PaymentViewProps = ChangePaymentScreenProps & {
  readonly bill: ChangeBill & { readonly progress: ChangePaymentProgress }
}

export function PaymentView(props: PaymentViewProps) {
  const { bill, help, onPay, onChallengeCancelled, onExpired } = props
  const { progress, storedCards, cardField } = bill
  const words = useLaterWords()
  const [method, setMethod] = useState(() => methodIn(bill))
  const [acceptedQuote, setAcceptedQuote] = useState(bill.chosenBefore && bill.quoteId)
  const [isMissed, setIsMissed] = useState(false)
  const isAccepted = acceptedQuote === bill.quoteId
  const isUnderway = progress.kind === 'paying' || progress.kind === 'challenge'
  const canPay = canPayWith(method, bill)

  const pay = (): void => {
    if (isUnderway) return
    setIsMissed(!isAccepted)
    if (isAccepted) onPay(toPayBy(method))
  }
  return (
    <PaymentFrame
      {...props}
      isUnderway={isUnderway}
      change={bill.change}
      lead={words('change-payment.lead', {
        hotel: bill.reservation.property.name,
        code: bill.reservation.reservationCode,
      })}
    >
      <div className={isOver(progress) ? css.alone : css.columns}>
        {!isOver(progress) && (
          <div className={css.summary}>
            <PaymentSummary bill={bill} />
          </div>
        )}
        <div className={css.main}>
          {progress.kind === 'challenge' && (
            <BankChallenge frame={progress.frame} amount={bill.amount} onCancelled={onChallengeCancelled} />
          )}
          <PaymentOutcome {...props} />
          {/* Kept where it is while the bank is asked: what was typed into the card's frame lives in it. */}
          <div hidden={isOver(progress) || progress.kind === 'unknown'}>
            <Form label={words('change-payment.form')} onSubmit={pay}>
              <div className={css.fields} inert={isUnderway}>
                <PaymentMethods
                  methods={bill.methods}
                  storedCards={storedCards}
                  cardField={cardField}
                  help={help}
                  chosen={method}
                  onChosen={setMethod}
                />
                {canPay && (
                  <Stack gap="small">
                    <Acceptance
                      texts={bill.terms}
                      isAccepted={isAccepted}
                      isMissed={isMissed && !isAccepted}
                      onAccepted={(accepted) => setAcceptedQuote(accepted ? bill.quoteId : undefined)}
                    />
                    <Text look="small" tone="muted">
                      {words('change-payment.when-charged')}
                    </Text>
                  </Stack>
                )}
              </div>
              {canPay && (
                <PayBar
                  bill={bill}
                  progress={progress}
                  isAccepted={isAccepted}
                  guestTimeZone={help.guestTimeZone}
                  onExpired={onExpired}
                />
              )}
            </Form>
          </div>
          <HelpLine help={help} />
        </div>
      </div>
    </PaymentFrame>
  )
}

/** Whether this change can no longer be paid for: what it would have cost is of no use any more. */
const isOver = (progress: ChangePaymentProgress): boolean =>
  progress.kind === 'refused' && ends.has(progress.refusal.kind)

const ends: ReadonlySet<PaymentRefusal['kind']> = new Set(['sold-out', 'not-possible', 'version-changed'])
