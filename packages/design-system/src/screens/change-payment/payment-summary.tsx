import { type ChangeWarning, nightsOf } from '@veranda/domain'
import type { ReactNode } from 'react'
import { chevron } from '../../components/disclosure/disclosure.css.ts'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { MovingAddOns, subjectOf, useChangeName, WhatChanges } from '../../patterns/change-price/index.ts'
import { useSpan } from '../../patterns/span/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { PriceTotals } from '../../patterns/price-change/index.ts'
import { StayChange } from '../../patterns/stay-change/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { ChangeBill } from './change-payment.ts'
import * as css from './payment-summary.css.ts'

export type PaymentSummaryProps = { readonly bill: ChangeBill }

/** What is paid now and for what; folded on a phone, where the card comes first. Beside the form it ends with the button that pays. */
export function PaymentSummary({
  bill,
  isWide,
  children,
}: PaymentSummaryProps & { readonly isWide: boolean; readonly children?: ReactNode }) {
  const words = useLaterWords()
  const warnings = <Warnings warnings={bill.change.warnings} />
  if (!isWide)
    return (
      <Surface as="section">
        <details>
          <summary className={css.fold}>
            <span className={css.due}>
              <Label />
              <Sum bill={bill} />
              <Covered bill={bill} />
              <Subject bill={bill} />
              <span className={css.opens}>{words('change-payment.details')}</span>
            </span>
            <span className={chevron}>
              <Icon name="chevron-down" />
            </span>
          </summary>
          <div className={css.folded}>
            <Details bill={bill} />
          </div>
        </details>
        {warnings}
      </Surface>
    )
  return (
    <Surface as="section">
      <Stack gap="medium">
        <Details bill={bill}>
          {/* Where it is the difference, the line above and the button below say it. */}
          {bill.amount.amount !== bill.change.difference.amount && (
            <div className={css.now}>
              <DueNow bill={bill} />
            </div>
          )}
        </Details>
        {warnings}
        {children}
      </Stack>
    </Surface>
  )
}

/** What changes, before, after and the difference. */
function Details({ bill, children }: PaymentSummaryProps & { readonly children?: ReactNode }) {
  const { change, guestCurrency } = bill
  const { currency } = change.newTotal
  const subject = subjectOf(change)
  const words = useLaterWords()
  return (
    <Stack gap="medium">
      <Heading level={2}>
        {words(subject === 'dates' ? 'change-payment.summary' : 'price-change.title')}
      </Heading>
      {subject === 'dates' ? (
        <StayChange before={change.before} after={change.after} />
      ) : (
        <WhatChanges change={change} />
      )}
      <MovingAddOns change={change} />
      <PriceTotals before={change.currentTotal} after={change.newTotal} guestCurrency={guestCurrency} />
      {children}
      {guestCurrency && guestCurrency.currency !== currency && (
        <Text look="small" tone="muted">
          {words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
        </Text>
      )}
    </Stack>
  )
}

function DueNow({ bill }: PaymentSummaryProps) {
  return (
    <>
      <span className={css.about}>
        <Label />
        <Covered bill={bill} />
      </span>
      <span className={css.sum}>
        <Sum bill={bill} />
      </span>
    </>
  )
}

function Label() {
  return <strong className={css.label}>{useLaterWords()('change-payment.now')}</strong>
}

function Sum({ bill: { amount, guestCurrency } }: PaymentSummaryProps) {
  const money = useMoney(guestCurrency)
  return <Price emphasis text={money.exact(amount)} approx={money.approx(amount)} />
}

/** A part of the difference that is paid already. */
function Covered({ bill: { change, amount } }: PaymentSummaryProps) {
  const words = useLaterWords()
  if (amount.amount >= change.difference.amount) return null
  return (
    <Text as="span" look="small" tone="muted">
      {words('change-payment.covered')}
    </Text>
  )
}

/** The new stay, or what else is paid for, in a line. */
function Subject({ bill: { change } }: PaymentSummaryProps) {
  const words = useLaterWords()
  const span = useSpan()
  const changeName = useChangeName()
  const { arrival, departure } = change.after
  return (
    <Text as="span" look="small" tone="muted">
      {subjectOf(change) === 'dates'
        ? words('stay-change.stay', {
            span: span({ from: arrival, until: departure }),
            nights: nightsOf(change.after),
          })
        : changeName(change)}
    </Text>
  )
}

/** Read on the page before, and said again where it is paid for. */
function Warnings({ warnings }: { readonly warnings: readonly ChangeWarning[] }) {
  const words = useLaterWords()
  if (warnings.length === 0) return null
  return (
    <ul className={css.warnings}>
      {warnings.map((warning) => (
        <li key={warning} className={css.warning}>
          <Icon name="alert" />
          <span>{words(warningWords[warning])}</span>
        </li>
      ))}
    </ul>
  )
}

const warningWords = {
  'promotion-lost': 'change-payment.promotion-lost',
  'promotion-new-nights-only': 'price-change.promotion-new-nights-only',
  'penalty-kept': 'price-change.penalty-kept',
  'policy-got-worse': 'price-change.policy-got-worse',
  'transportation-not-guaranteed': 'price-change.transportation-not-guaranteed',
} as const satisfies Record<ChangeWarning, string>
