import type { StayQuote } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { FailureNotice, type ShownFailure } from '../failure-notice/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { PriceTotals } from '../price-change/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type FailedPriceProps = {
  readonly failure: ShownFailure
  /** The quote that was being confirmed. */
  readonly quote?: StayQuote | undefined
  readonly guestCurrency?: GuestCurrency | undefined
  /** Guests who join are a request of their own. */
  readonly about?: 'guests' | undefined
  readonly onTryAgain: () => void
}

/** The quote failed, or the confirmation was not answered. */
export function FailedPrice(props: FailedPriceProps) {
  const { failure, quote, guestCurrency, about, onTryAgain } = props
  const words = useLaterWords()
  // What was confirmed may have been done all the same: then no more is known than that no answer came.
  const title = quote ? undefined : titleOf(failure, about)
  return (
    <Stack gap="medium">
      <FailureNotice
        failure={failure}
        title={title && words(`change-price.failed-${title}`)}
        onTryAgain={onTryAgain}
      />
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

function titleOf({ kind }: ShownFailure, about: FailedPriceProps['about']) {
  switch (kind) {
    case 'unavailable':
      return about ?? 'unavailable'
    case 'unreadable':
    case 'refused':
    case 'not-found':
      return about ?? 'total'
    case 'offline':
    case 'not-signed-in':
    case 'forbidden':
    case 'too-many-tries':
      return undefined
  }
}
