import { isZero } from '@veranda/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Onward, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { TransferDetails, WithdrawTransfer } from '../../patterns/bank-transfer/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import * as css from '../../patterns/payment/payment-page.css.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { BalanceScreenProps } from './balance-screen.tsx'
import type { AwaitedBalance } from './balance.ts'

/** Where an announced bank transfer goes and by when; it can be withdrawn, and the rest be paid another way. */
export function BalanceAwaited(props: BalanceScreenProps & AwaitedBalance) {
  const { transfer, rest, withdrawing, letterTo, help, reservationHref, onReservation } = props
  const words = useLaterWords()
  const dates = useDates()
  const { exact } = useMoney()
  return (
    <div className={css.columns}>
      <div className={css.main}>
        <Surface as="section">
          <Stack gap="medium">
            <Text look="lead">
              {words('bank-transfer.send', {
                amount: exact(transfer.amount),
                date: dates.day(transfer.dueBy),
              })}
            </Text>
            <TransferDetails transfer={transfer} />
            <Text look="small" tone="muted">
              {letterTo ? words('balance.letter', { email: letterTo }) : words('balance.letter-plain')}{' '}
              {words('bank-transfer.we-write')}
            </Text>
          </Stack>
        </Surface>
        {!isZero(rest) && (
          <Stack gap="small">
            <Text>{words('bank-transfer.rest', { amount: exact(rest) })}</Text>
            <Onward>
              <Button tone="secondary" onPress={props.onPayRest}>
                {words('bank-transfer.pay-rest')}
              </Button>
            </Onward>
          </Stack>
        )}
        <Stack gap="small">
          <Onward>
            <ButtonLink tone="primary" href={reservationHref} onNavigate={onReservation}>
              {words('balance.back')}
            </ButtonLink>
          </Onward>
          <WithdrawTransfer withdrawing={withdrawing} onWithdraw={props.onWithdraw} />
        </Stack>
      </div>
      <div className={css.summary}>
        <HelpLine help={help} />
      </div>
    </div>
  )
}
