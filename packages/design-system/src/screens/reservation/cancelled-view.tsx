import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords, wholeCodes } from '../../patterns/words/index.ts'
import * as css from './cancelled-view.css.ts'
import { InformationView } from './information-view.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'

export type CancelledViewProps = ReservationScreenProps & {
  /** All three come at once, and so ask for the refund once. */
  readonly place: 'page' | 'beside' | 'bar'
}

/** A cancelled stay in one view: its number, where there is no room beside it the refund, and what was agreed. */
export function CancelledView(props: CancelledViewProps) {
  const { reservation, afterCancelling, reinstateBar, place } = props
  const { cancellationCode } = reservation
  const words = useLaterWords()
  if (place === 'beside') return afterCancelling
  if (place === 'bar') return reinstateBar
  return (
    <Stack gap="large">
      <Notice tone="info" title={words('reservation.cancelled-title')}>
        {cancellationCode && wholeCodes(words('reservation.cancelled-body', { code: cancellationCode }))}
      </Notice>
      <div className={css.refund}>{afterCancelling}</div>
      <InformationView {...props} />
    </Stack>
  )
}
