import type { BalanceDue } from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { PriceLines } from '../../components/price-lines/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import * as css from '../../patterns/payment/payment-page.css.ts'
import type { BalanceScreenProps } from './balance-screen.tsx'
import type { Balance } from './balance.ts'

type Props = BalanceScreenProps & Extract<Balance, { readonly kind: 'done' }>

/** What was paid and what is left, or by when it is paid; and that a letter says the same. */
export function BalanceDone({ reservation, done, letterTo, help, reservationHref, onReservation }: Props) {
  const words = useLaterWords()
  const { exact } = useMoney()
  const { timing, amount, card } = done
  return (
    <div className={css.alone}>
      <Stack gap="large">
        <Surface as="section">
          <Stack gap="medium">
            {timing !== 'before-arrival' && (
              <PriceLines
                lines={[
                  {
                    label: words(timing === 'now' ? 'balance.amount-paid' : 'balance.pending'),
                    text: exact(amount),
                    emphasis: true,
                  },
                  ...(card ? [{ label: words('balance.card'), text: cardName(card, words) }] : []),
                ]}
              />
            )}
            <Text>{useLeftWords(done, reservation.pricing.balanceDue)}</Text>
            <Text look="small" tone="muted">
              {letterTo ? words('balance.letter', { email: letterTo }) : words('balance.letter-plain')}
            </Text>
          </Stack>
        </Surface>
        <div>
          <ButtonLink tone="primary" href={reservationHref} onNavigate={onReservation}>
            {words('balance.back')}
          </ButtonLink>
        </div>
        <HelpLine help={help} />
      </Stack>
    </div>
  )
}

function useLeftWords({ timing, amount: paid, left, on }: Props['done'], due: BalanceDue): string {
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  const amount = exact(left)
  if (timing === 'automatic')
    return words('balance.automatic-done', { amount: exact(paid), date: on ? dates.day(on) : '' })
  if (due.kind === 'before-arrival') {
    const date = dates.day(due.by)
    return words(timing === 'now' ? 'balance.left-by' : 'balance.agreed-note', { amount, date })
  }
  return left.amount > 0 ? words('balance.left-at-check-in', { amount }) : words('balance.nothing-left')
}
