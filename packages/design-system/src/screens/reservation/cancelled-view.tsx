import * as css from './cancelled-view.css.ts'
import { InformationView } from './information-view.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'

export type CancelledViewProps = ReservationScreenProps & {
  /** Beside the days or, on a phone, before them. All come at once, and so ask for the refund once. */
  readonly place: 'page' | 'beside' | 'bar'
}

/** A cancelled stay in one view: the refund, and what was agreed. */
export function CancelledView(props: CancelledViewProps) {
  const { afterCancelling, reinstateBar, place } = props
  if (place === 'beside') return afterCancelling
  if (place === 'bar') return reinstateBar
  return (
    <div className={css.view}>
      <InformationView {...props} />
    </div>
  )
}
