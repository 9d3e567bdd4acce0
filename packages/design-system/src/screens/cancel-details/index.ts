import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { CancelDetailsScreen as Screen, type CancelDetailsScreenProps } from './cancel-details-screen.tsx'

export type { CancelDetailsScreenProps }
export {
  type CancelPageName,
  type CancelProgress,
  type CancelRefusal,
  cancelRefusals,
  type Detail,
  type DetailsPage,
  type Ending,
  type Offer,
  type OfferTrouble,
  type SupportingDocument,
  type Renewal,
  remedyOf,
} from './details-page.ts'

/** The three pages of details, with the sentences they speak. */
export const CancelDetailsScreen = localized<CancelDetailsScreenProps>(Screen, stepShape)
