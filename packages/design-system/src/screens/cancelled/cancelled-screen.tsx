import type { CancellationReceipt, Instant, Reservation } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Inset, Stack } from '../../components/layout/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import type { GuestCurrency } from '../../patterns/money/index.ts'
import * as css from './cancelled.css.ts'
import { Receipt } from './receipt.tsx'
import type { Answering } from './review-questions.tsx'

/** The state of reinstating the cancellation, or of withdrawing the request for one. */
export type Reversal =
  | { readonly kind: 'possible' }
  | { readonly kind: 'under-way' }
  | {
      readonly kind: 'refused'
      readonly refusal: 'reinstate-too-late' | 'reinstate-sold-out' | 'nothing-to-reinstate' | 'no-request'
    }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }

export type CancelledScreenProps = {
  readonly receipt: CancellationReceipt
  /** As it is now, after the cancellation. */
  readonly reservation: Reservation
  readonly reversal: Reversal
  /** Of what the hotel asks during a review. */
  readonly answering: Answering
  /** How long a bank may take. */
  readonly workingDays: number
  readonly guestCurrency?: GuestCurrency | undefined
  /** Where the letter goes, masked: "el•••s@example.com". */
  readonly letterTo?: string | undefined
  readonly clock: () => Instant
  readonly help: Help
  readonly reservationHref: string
  readonly onReservation?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The guest reinstates the cancellation. */
  readonly onReinstate: () => void
  /** The guest withdraws the request: nothing is to be cancelled. */
  readonly onWithdraw: () => void
  /** The minutes to reinstate it are over. */
  readonly onReinstateOver: () => void
}

/** The receipt: what was cancelled and what not, when, the money, and what can still be done. */
export function CancelledScreen(props: CancelledScreenProps) {
  return (
    <div className={css.page} data-ready="cancelled">
      <Inset size="page">
        <div className={css.column}>
          <Stack gap="large">
            <Receipt {...props} />
            <HelpLine help={props.help} />
          </Stack>
        </div>
      </Inset>
    </div>
  )
}
