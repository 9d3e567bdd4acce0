import { PolicyTimeline as Policy } from '../../patterns/policy-timeline/index.ts'
import { PriceSummary as Price } from '../../patterns/price-summary/index.ts'
import { StayState as State } from '../../patterns/stay-state/index.ts'
import { localized } from '../../patterns/words/localized.tsx'
import { CancelledView as Cancelled } from './cancelled-view.tsx'
import { InformationView as Information } from './information-view.tsx'
import { laterShape, PolicyShape, stateShape } from './later-shape.tsx'
import { Limits as PlainLimits } from './limits.tsx'
import { InformationOnPaper as Paper } from './paper.tsx'
import { Pending as PlainPending } from './pending.tsx'

export const CancelledView = localized(Cancelled, ({ place }) => place === 'page' && laterShape)
export const InformationView = localized(Information, laterShape)
export const InformationOnPaper = localized(Paper, null)
export const Limits = localized(PlainLimits, null)
export const Pending = localized(PlainPending, stateShape)
export const PolicyTimeline = localized(Policy, (props) => <PolicyShape {...props} />)
export const StayState = localized(State, stateShape)
export const PriceSummary = localized(Price, laterShape)
