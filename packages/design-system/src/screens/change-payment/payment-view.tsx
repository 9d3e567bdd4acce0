import { useRef, useState } from 'react'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import { Acceptance } from './acceptance.tsx'
import { BankChallenge } from './bank-challenge.tsx'
import type { ChangePaymentScreenProps } from './change-payment-screen.tsx'
import type { ChangeBill, PayBy, PaymentProgress, PaymentRefusal } from './change-payment.ts'
import { PayBar } from './pay-bar.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { newCard, PaymentMethods } from './payment-methods.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import * as css from './payment-view.css.ts'
import { useIsWide } from './use-is-wide.ts'

export type PaymentViewProps = ChangePaymentScreenProps & {
  readonly bill: ChangeBill & { readonly progress: PaymentProgress }
}

export function PaymentView(props: PaymentViewProps) {
  const { bill, help, onPay, onChallengeCancelled, onExpired } = props
  const { progress, storedCards, cardField } = bill
  const words = useLaterWords()
  const [method, setMethod] = useState(() => methodIn(bill))
  const [acceptedQuote, setAcceptedQuote] = useState(bill.chosenBefore && bill.quoteId)
  const [isMissed, setIsMissed] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const isAccepted = acceptedQuote === bill.quoteId
  const isUnderway = progress.kind === 'paying' || progress.kind === 'challenge'
  const canPay = storedCards.length > 0 || cardField !== 'unavailable'

  const pay = (): void => {
    if (isUnderway) return
    setIsMissed(!isAccepted)
    if (isAccepted) onPay(toPayBy(method))
  }
  const isPayable = !isOver(progress) && progress.kind !== 'unknown'
  const payBar = isPayable && canPay && (
    <PayBar
      bill={bill}
      progress={progress}
      place={isWide ? 'beside' : 'bottom'}
      guestTimeZone={help.guestTimeZone}
      onExpired={onExpired}
      onPay={() => form.current?.querySelector('form')?.requestSubmit()}
    />
  )
  // In the order it is read in: first on a phone; beside the form, with the button that pays, after it.
  const summary = !isOver(progress) && (
    <div className={css.summary}>
      <PaymentSummary bill={bill} isWide={isWide}>
        {isWide && payBar}
      </PaymentSummary>
    </div>
  )
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
        {!isWide && summary}
        <div className={css.main}>
          {progress.kind === 'challenge' && (
            <BankChallenge frame={progress.frame} amount={bill.amount} onCancelled={onChallengeCancelled} />
          )}
          <PaymentOutcome {...props} />
          {/* Kept where it is while the bank is asked: what was typed into the card's frame lives in it. */}
          <div ref={form} hidden={!isPayable}>
            <Form label={words('change-payment.form')} onSubmit={pay}>
              <div className={css.fields} inert={isUnderway}>
                <PaymentMethods
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
            </Form>
          </div>
        </div>
        {isWide && summary}
        <div className={css.help}>
          <HelpLine help={help} />
        </div>
        {!isWide && payBar}
      </div>
    </PaymentFrame>
  )
}

/** What was chosen before the bank was asked, if it is still there; else the first card. */
function methodIn({ storedCards, chosenBefore }: ChangeBill): string {
  const wanted = chosenBefore?.kind === 'card' ? newCard : chosenBefore?.cardId
  const isThere = wanted === newCard || storedCards.some(({ cardId }) => cardId === wanted)
  return (isThere && wanted) || (storedCards[0]?.cardId ?? newCard)
}

const toPayBy = (method: string): PayBy =>
  method === newCard ? { kind: 'card' } : { kind: 'stored-card', cardId: method }

/** Whether this change can no longer be paid for: what it would have cost is of no use any more. */
const isOver = (progress: PaymentProgress): boolean =>
  progress.kind === 'refused' && ends.has(progress.refusal.kind)

const ends: ReadonlySet<PaymentRefusal['kind']> = new Set(['sold-out', 'not-possible', 'version-changed'])
