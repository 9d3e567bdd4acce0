import type { Money } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import type { GuestCurrency } from '../money/index.ts'
import { PriceTotals } from '../price-change/index.ts'
import { LongWait } from '../waiting/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './change-price.css.ts'

export type PendingPriceProps = {
  /** The last total, and the next one as far as the rate calendar knows it. */
  readonly known?: { readonly before: Money; readonly after: Money } | undefined
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Shown faded until the hotel has confirmed it. */
export function PendingPrice({ known, guestCurrency }: PendingPriceProps) {
  const words = useLaterWords()
  return (
    <Stack gap="medium">
      {known ? (
        <div className={css.dimmed}>
          <PriceTotals {...known} guestCurrency={guestCurrency} />
        </div>
      ) : (
        <Skeleton shape="block" />
      )}
      <div role="status" className={css.waiting}>
        <p>{words('change-price.quoting')}</p>
        <LongWait />
      </div>
    </Stack>
  )
}
