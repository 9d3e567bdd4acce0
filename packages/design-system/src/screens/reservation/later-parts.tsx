import { PolicyTimeline as Policy } from '../../patterns/policy-timeline/index.ts'
import { PriceSummary as Price } from '../../patterns/price-summary/index.ts'
import { StayState as State } from '../../patterns/stay-state/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { CancelledView as Cancelled } from './cancelled-view.tsx'
import { InformationView as Information } from './information-view.tsx'
import { laterShape, PolicyShape, stateShape } from './later-shape.tsx'
import { Limits as PlainLimits } from './limits.tsx'
import { InformationOnPaper as Paper } from './paper.tsx'
import { Pending as PlainPending } from './pending.tsx'

export const CancelledView = worded(Cancelled, ({ place }) => place === 'page' && laterShape)
export const InformationView = worded(Information, laterShape)
export const InformationOnPaper = worded(Paper, null)
export const Limits = worded(PlainLimits, null)
export const Pending = worded(PlainPending, stateShape)
export const PolicyTimeline = worded(Policy, (props) => <PolicyShape {...props} />)
export const StayState = worded(State, stateShape)
export const PriceSummary = worded(Price, laterShape)
