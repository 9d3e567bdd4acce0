import type { FutureStayCredit } from '@veranda/domain'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text, type TextTone } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { wholeCodes } from '../../patterns/words/index.ts'
import * as css from './receipt.css.ts'

const tones: Record<FutureStayCredit['state'], TextTone> = {
  open: 'positive',
  expired: 'muted',
  withdrawn: 'muted',
}

/** The credits that come from this reservation: their number, what is left, until when, and where from. */
export function CreditList({ credits }: { readonly credits: readonly FutureStayCredit[] }) {
  const words = useLaterWords()
  const dates = useDates()
  const money = useMoney()
  const standing = ({ state, validUntil }: FutureStayCredit): string => {
    switch (state) {
      case 'open':
        return words('receipt.credit-open', { date: dates.day(validUntil) })
      case 'expired':
        return words('receipt.credit-expired', { date: dates.day(validUntil) })
      case 'withdrawn':
        return words('receipt.credit-withdrawn-state')
    }
  }
  return (
    <Surface as="section">
      <Heading level={2} look="lead">
        {words('receipt.credits')}
      </Heading>
      <ul className={css.list}>
        {credits.map((credit) => (
          <li key={credit.code} className={css.credit}>
            <span className={css.what}>
              <span className={`${css.amount} ${css.code}`}>{credit.code}</span>
              {/* Nothing is left of one that is withdrawn: that is said below. */}
              {credit.state === 'withdrawn' ? (
                <span className={css.small}>{money.exact(credit.amount)}</span>
              ) : (
                <span>
                  {words('receipt.credit-left', {
                    left: money.exact(credit.left),
                    amount: money.exact(credit.amount),
                  })}
                </span>
              )}
              <span className={css.small}>
                {wholeCodes(words('receipt.credit-from', { number: credit.cancellationCode }))}
              </span>
            </span>
            <Text look="small" as="strong" tone={tones[credit.state]}>
              {standing(credit)}
            </Text>
            {credit.state === 'open' && <p className={css.use}>{words('receipt.credit-use')}</p>}
          </li>
        ))}
      </ul>
    </Surface>
  )
}
