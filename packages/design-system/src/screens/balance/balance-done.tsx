import type { BalanceDue } from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { Onward, Stack } from '../../components/layout/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { Price } from '../../components/price/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { cardName } from '../../patterns/card-name/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { Happening } from '../../patterns/happening/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from '../../patterns/payment/payment-page.css.ts'
import type { BalanceScreenProps } from './balance-screen.tsx'
import type { Balance } from './balance.ts'

type Props = BalanceScreenProps & Extract<Balance, { readonly kind: 'done' }>

/** What was paid and what is left, or by when it is paid; and that a letter says the same. */
export function BalanceDone(props: Props) {
  const { reservation, done, letterTo, help, reservationHref, onReservation, receiptsHref, onReceipts } =
    props
  const words = useLaterWords()
  const { exact } = useMoney()
  const { timing, amount, left, card } = done
  const isPaid = timing === 'now'
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Surface as="section">
          <Stack gap="medium">
            <Stack gap="tiny">
              <Heading level={2}>{words(isPaid ? 'balance.amount-paid' : 'balance.summary')}</Heading>
              <Price emphasis text={exact(timing === 'before-arrival' ? left : amount)} />
              {card && (
                <Text look="small" tone="muted">
                  {cardName(card, words)}
                </Text>
              )}
            </Stack>
            <WhatIsLeft done={done} due={reservation.pricing.balanceDue} />
            <Happening
              icon={laterIcons.mail}
              title={letterTo ? words('balance.letter', { email: letterTo }) : words('balance.letter-plain')}
            />
          </Stack>
        </Surface>
        <Onward>
          <ButtonLink tone="primary" href={reservationHref} onNavigate={onReservation}>
            {words('balance.back')}
          </ButtonLink>
          {isPaid && receiptsHref && (
            <ButtonLink tone="secondary" href={receiptsHref} onNavigate={onReceipts}>
              {words('next-step.receipts')}
            </ButtonLink>
          )}
        </Onward>
      </div>
      <div className={css.summary}>
        <HelpLine help={help} />
      </div>
    </div>
  )
}

function WhatIsLeft({ done, due }: Pick<Props, 'done'> & { readonly due: BalanceDue }) {
  const { timing, amount: paid, left, on } = done
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  const amount = exact(left)
  if (timing === 'automatic') {
    const date = on ? dates.day(on) : ''
    return <Happening icon="clock" title={words('balance.automatic-done', { amount: exact(paid), date })} />
  }
  if (due.kind === 'before-arrival') {
    const date = dates.day(due.by)
    return timing === 'now' ? (
      <Happening icon="clock" title={words('balance.left-by', { amount, date })} />
    ) : (
      <Happening icon="clock" title={words('balance.due-by', { date })}>
        {words('balance.agreed-note')}
      </Happening>
    )
  }
  return left.amount > 0 ? (
    <Happening icon="clock" title={words('balance.left-at-check-in', { amount })} />
  ) : (
    <Happening icon="check" title={words('balance.nothing-left')} />
  )
}
