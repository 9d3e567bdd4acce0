import type { Reservation } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { ClosedActions } from '../../patterns/closed-actions/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type LimitsProps = { readonly reservation: Reservation }

/** What the rates and the state of the stay do not allow. */
export function Limits({ reservation }: LimitsProps) {
  const words = useLaterWords()
  const hasFixedRate = reservation.rooms.some(({ ratePlan }) => ratePlan.kind === 'non-refundable')
  return (
    <>
      {hasFixedRate && (
        <Text look="small" tone="muted">
          {words('reservation.non-refundable')}
        </Text>
      )}
      <ClosedActions actions={reservation.actions} />
    </>
  )
}
