import { isZero, type Money } from '@veranda/domain'
import { type ReactNode, useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useRefundTo } from '../../patterns/refund-to/index.ts'
import { type LaterWords, useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './credit-choice.css.ts'
import type { Offer } from './details-page.ts'
import type { MoreProps } from './more.tsx'
import { StillUnderway } from '../../patterns/waiting/index.ts'

type CreditChoiceProps = MoreProps & { readonly offer: Extract<Offer, { readonly kind: 'credit' }> }

/** Credit or refund: what each is, until when, and one press for either, of the same weight. */
export function CreditChoice({ page, offer, refundTo, onOfferAccepted, onOfferDeclined }: CreditChoiceProps) {
  const words = useLaterWords()
  const money = useMoney()
  const dates = useDates()
  const destination = useRefundTo()
  const { amount, refund, validUntil } = offer
  return (
    <div role="group" className={css.choices} aria-label={creditTitle(offer, words, money.exact)}>
      <Choice
        title={words('cancel-details.credit-worth')}
        amount={money.exact(amount)}
        answer={words('cancel-details.credit-accept')}
        isBusy={page.going === 'accepted'}
        onPress={onOfferAccepted}
      >
        <Text>{words('cancel-details.credit-use', { date: dates.day(validUntil) })}</Text>
        <Text>
          {words(
            refund.amount < amount.amount ? 'cancel-details.credit-not-money' : 'cancel-details.credit-same',
          )}
        </Text>
      </Choice>
      <Choice
        title={words('cancellation-sums.refund')}
        amount={isZero(refund) ? undefined : money.exact(refund)}
        answer={words(isZero(refund) ? 'cancel-details.credit-leave' : 'cancel-details.credit-decline')}
        isBusy={page.going === 'declined'}
        onPress={onOfferDeclined}
      >
        <Text>{isZero(refund) ? words('cancelled.no-refund') : destination(refund, refundTo)}</Text>
      </Choice>
    </div>
  )
}

/** What is asked: a choice of two where there is a refund, else whether the credit is wanted. */
export const creditTitle = (
  { amount, refund }: CreditChoiceProps['offer'],
  words: LaterWords,
  exact: (price: Money) => string,
): string =>
  isZero(refund)
    ? words('cancel-details.credit-title', { amount: exact(amount) })
    : words('cancel-details.credit-or-refund-title')

type ChoiceProps = {
  readonly title: string
  readonly amount: string | undefined
  readonly answer: string
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Choice({ title, amount, answer, isBusy, onPress, children }: ChoiceProps) {
  const id = useId()
  return (
    <section className={css.choice} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} look="lead" id={id}>
          {title}
        </Heading>
        {amount && <span className={css.amount}>{amount}</span>}
      </div>
      <div className={css.about}>{children}</div>
      <Button tone="secondary" busy={isBusy} onPress={onPress}>
        {answer}
      </Button>
      <StillUnderway is={isBusy} />
    </section>
  )
}
