import type { TimeZone } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { QuoteClock } from '../../patterns/price-change/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { ChangeBill, PaymentProgress } from './change-payment.ts'
import * as css from './pay-bar.css.ts'

export type PayBarProps = {
  readonly bill: ChangeBill
  readonly progress: PaymentProgress
  /** `beside`: below what is due, beside the form. */
  readonly place: 'bottom' | 'beside'
  readonly guestTimeZone: TimeZone
  readonly onExpired?: (() => void) | undefined
  readonly onPay: () => void
}

/** The button that pays, with its amount, in reach of a thumb or below what is due; meanwhile, what is happening. */
export function PayBar({ bill, progress, place, guestTimeZone, onExpired, onPay }: PayBarProps) {
  const words = useLaterWords()
  const money = useMoney(bill.guestCurrency)
  const approx = money.approx(bill.amount)
  const isPaying = progress.kind === 'paying'
  const isUnderway = isPaying || progress.kind === 'challenge'
  return (
    <div className={place === 'beside' ? css.beside : isPaying ? css.busyBar : css.bar}>
      <div className={css.wording}>
        <div role="status" className={css.wording}>
          {isPaying && (
            <>
              <strong>{words(`change-payment.${progress.doing}`)}</strong>
              <Text look="small" tone="muted" as="span">
                {words('change-payment.stay-here')}
              </Text>
            </>
          )}
        </div>
        {!isPaying && (
          <>
            {approx && <span>{approx}</span>}
            <QuoteClock
              expiresAt={bill.expiresAt}
              clock={bill.clock}
              zone={guestTimeZone}
              onExpired={onExpired}
            />
          </>
        )}
      </div>
      <div className={css.press}>
        <Button tone="primary" wide busy={isUnderway} onPress={onPay}>
          {words('change-payment.pay', { amount: money.exact(bill.amount) })}
        </Button>
      </div>
    </div>
  )
}
