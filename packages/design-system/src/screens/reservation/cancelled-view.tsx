import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords, wholeCodes } from '../../patterns/words/index.ts'
import * as css from './cancelled-view.css.ts'
import { InformationView } from './information-view.tsx'
import type { ReservationScreenProps } from './reservation-screen.tsx'

/** A cancelled stay in one view: its number, where there is no room beside it the refund, and what was agreed. */
export function CancelledView(props: ReservationScreenProps) {
  const { reservation, afterCancelling } = props
  const { cancellationCode } = reservation
  const words = useLaterWords()
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
