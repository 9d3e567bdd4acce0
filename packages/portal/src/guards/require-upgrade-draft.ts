import { paths } from '../paths.ts'
import type { UpgradeDraft } from '../state/upgrade-draft.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import { type Complete, isComplete } from './is-filled.ts'

const needed = [
  'reservationCode',
  'roomIds',
  'departure',
  'arrival',
  'market',
  'propertyCode',
  'propertyName',
  'beds',
  'guests',
  'nights',
  'rooms',
  'guestCurrency',
  'propertyCurrency',
  'showsPropertyCurrency',
  'bookingId',
] as const satisfies readonly (keyof UpgradeDraft)[]

/** The reservation to upgrade must be known whole. */
export const requireUpgradeDraft = (draft: UpgradeDraft | undefined): Guarded<Complete<UpgradeDraft>> =>
  isComplete(draft, needed) ? pass(draft) : sendTo(paths.reservation)
