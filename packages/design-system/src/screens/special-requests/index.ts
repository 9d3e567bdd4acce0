import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import {
  SpecialRequestsScreen as Screen,
  type SpecialRequestsScreenProps,
} from './special-requests-screen.tsx'

export type { SpecialRequestsScreenProps }
export type { SendingState } from './special-requests-state.ts'

/** Special requests, with the sentences they speak. */
export const SpecialRequestsScreen = localized<SpecialRequestsScreenProps>(Screen, stepShape)
