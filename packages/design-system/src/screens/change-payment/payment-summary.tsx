import type { ChangeWarning } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Price } from '../../components/price/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { MovingAddOns, subjectOf, WhatChanges } from '../../patterns/change-price/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { PriceTotals } from '../../patterns/price-change/index.ts'
import { StayChange } from '../../patterns/stay-change/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeBill } from './change-payment.ts'
import * as css from './payment-summary.css.ts'

/** What changes, before, after, the difference, and what of it is paid now. */
export function PaymentSummary({ bill }: { readonly bill: ChangeBill }) {
  const { change, amount, guestCurrency } = bill
  const { currency } = change.newTotal
  const subject = subjectOf(change)
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  return (
    <Surface as="section">
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
        <div className={css.now}>
          <span className={css.about}>
            <Text as="strong">{words('change-payment.now')}</Text>
            {amount.amount < change.difference.amount && (
              <Text look="small" tone="muted">
                {words('change-payment.covered')}
              </Text>
            )}
          </span>
          <span className={css.sum}>
            <Price emphasis text={money.exact(amount)} approx={money.approx(amount)} />
          </span>
        </div>
        <Warnings warnings={change.warnings} />
        {guestCurrency && guestCurrency.currency !== currency && (
          <Text look="small" tone="muted">
            {words('price-summary.disclaimer', { guestCurrency: guestCurrency.currency, currency })}
          </Text>
        )}
      </Stack>
    </Surface>
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
