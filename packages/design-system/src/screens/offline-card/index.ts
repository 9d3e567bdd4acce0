import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { OfflineCardScreen as Screen, type OfflineCardScreenProps } from './offline-card-screen.tsx'

export type { OfflineCardScreenProps }

/** The stay without a network, with the sentences it speaks. */
export const OfflineCardScreen = localized<OfflineCardScreenProps>(Screen, stepShape)
