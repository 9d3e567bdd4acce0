import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { AddServicesScreen as Screen, type AddServicesScreenProps } from './add-services-screen.tsx'

export type { AddServicesScreenProps }

/** Benefits and add-ons, with the sentences they speak. */
export const AddServicesScreen = localized<AddServicesScreenProps>(Screen, stepShape)
