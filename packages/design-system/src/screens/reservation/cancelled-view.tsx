import { Stack } from '../../components/layout/index.ts'
import * as css from './cancelled-view.css.ts'
import { InformationView } from './information-view.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'

export type CancelledViewProps = ReservationScreenProps & {
  /** All three come at once, and so ask for the refund once. */
  readonly place: 'page' | 'beside' | 'bar'
}

/** A cancelled stay in one view: where there is no room beside it the refund, and what was agreed. */
export function CancelledView(props: CancelledViewProps) {
  const { afterCancelling, reinstateBar, place } = props
  if (place === 'beside') return afterCancelling
  if (place === 'bar') return reinstateBar
  return (
    <div className={css.view}>
      <Stack gap="large">
        <div className={css.refund}>{afterCancelling}</div>
        <InformationView {...props} />
      </Stack>
    </div>
  )
}
