import type { StayQuote } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { FailureNotice, type ShownFailure } from '../failure-notice/index.ts'
import type { Help } from '../help-phone/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { PriceTotals } from '../price-change/index.ts'
import { useLaterWords } from '../words/index.ts'

export type FailedPriceProps = {
  readonly failure: ShownFailure
  /** What was being confirmed. */
  readonly quote?: StayQuote | undefined
  readonly help: Help
  readonly guestCurrency?: GuestCurrency | undefined
  readonly onTryAgain: () => void
}

/** No price came, or no answer to the press that confirmed it. */
export function FailedPrice({ failure, quote, help, guestCurrency, onTryAgain }: FailedPriceProps) {
  const words = useLaterWords()
  return (
    <Stack gap="medium">
      <FailureNotice failure={failure} help={help} onTryAgain={onTryAgain} />
      {quote && (
        <>
          <Text look="small">{words('change-price.repeat-is-safe')}</Text>
          <PriceTotals
            before={quote.change.currentTotal}
            after={quote.change.newTotal}
            guestCurrency={guestCurrency}
          />
        </>
      )}
    </Stack>
  )
}
