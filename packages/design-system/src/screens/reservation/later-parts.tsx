import { type Reservation, stayProgressOf } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { ClosedActions } from '../../patterns/closed-actions/index.ts'
import { PolicyTimeline as Policy } from '../../patterns/policy-timeline/index.ts'
import { PriceSummary as Price } from '../../patterns/price-summary/index.ts'
import { StayState as State } from '../../patterns/stay-state/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import {
  CancelledView as Cancelled,
  InformationOnPaper as Paper,
  InformationView as Information,
} from './information-view.tsx'
import { laterShape, PolicyShape, stateShape } from './later-shape.tsx'
import { Pending as PlainPending } from './pending.tsx'

export const CancelledView = localized(Cancelled, ({ place }) => place === 'page' && laterShape)
export const InformationView = localized(Information, laterShape)
export const InformationOnPaper = localized(Paper, null)
export const Limits = localized(PlainLimits, null)
export const Pending = localized(PlainPending, stateShape)
export const PolicyTimeline = localized(Policy, (props) => <PolicyShape {...props} />)
export const StayState = localized(State, stateShape)
export const PriceSummary = localized(Price, laterShape)

type LimitsProps = { readonly reservation: Reservation }

/** What the rates and the state of the stay do not allow; that a cancellation is looked at, or the stay is over, stands above. */
function PlainLimits({ reservation }: LimitsProps) {
  const words = useLaterWords()
  const hasFixedRate = reservation.rooms.some(({ ratePlan }) => ratePlan.kind === 'non-refundable')
  const isStatedAbove = reservation.status === 'under-review' || stayProgressOf(reservation) === 'completed'
  return (
    <>
      {hasFixedRate && (
        <Text look="small" tone="muted">
          {words('reservation.non-refundable')}
        </Text>
      )}
      {!isStatedAbove && <ClosedActions actions={reservation.actions} />}
    </>
  )
}
