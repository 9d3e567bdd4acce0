import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { AddServicesScreen as Screen, type AddServicesScreenProps } from './add-services-screen.tsx'

export type { AddServicesScreenProps }
export type { ServiceMenuState } from '../../patterns/service-menu/index.ts'

/** Benefits and extras, with the sentences they speak. */
export const AddServicesScreen = worded<AddServicesScreenProps>(Screen, stepShape)
