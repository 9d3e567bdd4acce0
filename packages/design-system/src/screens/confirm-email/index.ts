import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { ConfirmEmailScreen as Screen, type ConfirmEmailScreenProps } from './confirm-email-screen.tsx'

export type { Confirming, ConfirmEmailScreenProps, ShownEmailChange } from './confirm-email-screen.tsx'

/** The page a letter about a changed address leads to, with the sentences it speaks. */
export const ConfirmEmailScreen = localized<ConfirmEmailScreenProps>(Screen, stepShape)
