import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
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
  type Proof,
  type Renewal,
  remedyOf,
} from './details-page.ts'

/** The three pages of details, with the sentences they speak. */
export const CancelDetailsScreen = worded<CancelDetailsScreenProps>(Screen, stepShape)
