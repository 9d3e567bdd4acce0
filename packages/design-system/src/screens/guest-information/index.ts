import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import {
  GuestInformationScreen as Screen,
  type GuestInformationScreenProps,
} from './guest-information-screen.tsx'

export type { GuestInformationScreenProps }
export type { CountryChoice } from '../../patterns/phone-field/index.ts'
export type { GuestSaving, TypedGuest } from './guest-information-state.ts'

/** Guest information, with the sentences it speaks. */
export const GuestInformationScreen = localized<GuestInformationScreenProps>(Screen, stepShape)
