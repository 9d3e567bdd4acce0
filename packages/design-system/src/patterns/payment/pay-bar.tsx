import type { TimeZone } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { useMoney } from '../money/index.ts'
import { QuoteClock } from '../price-change/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import type { Payable, PaymentProgress } from './paying.ts'
import * as css from './pay-bar.css.ts'
import { StillUnderway } from '../waiting/index.ts'

export type PayBarProps = {
  readonly bill: Pick<Payable, 'amount' | 'guestCurrency' | 'expiresAt' | 'clock'>
  readonly progress: PaymentProgress<unknown>
  /** `beside`: below what is due, beside the form. */
  readonly place: 'bottom' | 'beside'
  /** Whom the button leads to, where it is no card that pays. */
  readonly by?: 'paypal' | undefined
  /** What the button does; without one it pays the amount. */
  readonly label?: string | undefined
  readonly guestTimeZone: TimeZone
  readonly onExpired?: (() => void) | undefined
  readonly onPay: () => void
}

/** The button that pays, with its amount, in reach of a thumb or below what is due; meanwhile, what is happening. */
export function PayBar(props: PayBarProps) {
  const { bill, progress, place, by, label, guestTimeZone, onExpired, onPay } = props
  const words = useLaterWords()
  const money = useMoney(bill.guestCurrency)
  const approx = money.approx(bill.amount)
  const isPaying = progress.kind === 'paying'
  const isUnderway = isPaying || progress.kind === 'challenge'
  const hasWords = (approx !== undefined && label === undefined) || bill.expiresAt !== undefined
  const atBottom = isPaying ? css.busyBar : hasWords ? css.bar : css.pressAlone
  return (
    <div className={place === 'beside' ? css.beside : atBottom}>
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
        <StillUnderway is={isPaying} />
        {!isPaying && (
          <>
            {/* Beside the form it stands with what is due, right above. */}
            {approx && label === undefined && place === 'bottom' && (
              <>
                <span className={css.due}>{words('change-payment.now')}</span>
                <Text look="small" tone="muted" as="span">
                  {approx}
                </Text>
              </>
            )}
            {bill.expiresAt !== undefined && (
              <QuoteClock
                expiresAt={bill.expiresAt}
                clock={bill.clock}
                zone={guestTimeZone}
                onExpired={onExpired}
              />
            )}
          </>
        )}
      </div>
      <div className={css.press}>
        <Button tone="primary" wide busy={isUnderway} onPress={onPay}>
          {label ??
            (isPaying && progress.doing !== 'going-to-paypal'
              ? words('change-payment.confirming')
              : words(by ? 'change-payment.pay-by-paypal' : 'change-payment.pay', {
                  amount: money.exact(bill.amount),
                }))}
        </Button>
      </div>
    </div>
  )
}
