import { later } from '../../components/later/index.ts'
import { laterShape, PolicyShape, stateShape } from './later-shape.tsx'

/** Where, when and what can be done are seen first. The rest of the reservation comes in one piece after them. */
const parts = () => import('./later-parts.tsx')

export const LaterCancelled = later(
  async () => (await parts()).CancelledView,
  ({ place }) => place === 'page' && laterShape,
)
export const LaterInformation = later(async () => (await parts()).InformationView, laterShape)
export const LaterPending = later(async () => (await parts()).Pending, stateShape)
export const LaterLimits = later(async () => (await parts()).Limits, null)
export const LaterPolicy = later(
  async () => (await parts()).PolicyTimeline,
  (props) => <PolicyShape {...props} />,
)
export const LaterState = later(async () => (await parts()).StayState, stateShape)
export const LaterPrice = later(async () => (await parts()).PriceSummary, laterShape)
export const LaterOnPaper = later(async () => (await parts()).InformationOnPaper, null)
