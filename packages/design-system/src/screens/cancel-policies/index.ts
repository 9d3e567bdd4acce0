import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { CancelPoliciesScreen as Screen, type CancelPoliciesScreenProps } from './cancel-policies-screen.tsx'

export type { CancelPoliciesScreenProps }
export type { CancelPoliciesState } from './cancel-policies-state.ts'

/** Policies and benefits, with the sentences it speaks. */
export const CancelPoliciesScreen = localized<CancelPoliciesScreenProps>(Screen, stepShape)
