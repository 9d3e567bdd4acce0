import { Text } from '../../components/text/index.ts'
import { Consent } from '../consent/index.ts'
import type { PaymentTexts } from './paying.ts'
import * as css from './payment-page.css.ts'
import type { useAcceptance } from './use-acceptance.ts'

export type PaymentConsentProps = {
  readonly texts: PaymentTexts
  readonly acceptance: ReturnType<typeof useAcceptance>
  /** The guest went on without it. */
  readonly isMissed: boolean
  /** What was pressed is on its way: the box keeps what it says. */
  readonly isUnderway: boolean
  /** When the card is charged; nothing where none is. */
  readonly when?: string | undefined
}

/** The box that accepts what is agreed to by paying, and when the card is charged: right above the button that pays. */
export function PaymentConsent({ texts, acceptance, isMissed, isUnderway, when }: PaymentConsentProps) {
  return (
    <div className={css.consent} inert={isUnderway}>
      <Consent links={texts.links ?? {}} {...acceptance} isMissed={isMissed} />
      {when && (
        <Text look="small" tone="muted">
          {when}
        </Text>
      )}
    </div>
  )
}
