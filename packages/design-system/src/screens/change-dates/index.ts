import { localized } from '../../patterns/later-words/localized.tsx'
import { ChangeDatesScreen as Screen, type ChangeDatesScreenProps } from './change-dates-screen.tsx'
import { changeDatesShape } from './change-dates-shape.tsx'

export type { ChangeDatesScreenProps }
export type { PromotionState } from './promotion-form.tsx'

/** Change dates, with the sentences it speaks. */
export const ChangeDatesScreen = localized<ChangeDatesScreenProps>(Screen, changeDatesShape)
