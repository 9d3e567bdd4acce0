import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { RoomUpgradeScreen as Screen, type RoomUpgradeScreenProps } from './room-upgrade-screen.tsx'

export type { RoomUpgradeScreenProps }
export type { OffersByRoom, RoomOffersState } from './room-upgrade-state.ts'

/** Upgrading rooms, with the sentences it speaks. */
export const RoomUpgradeScreen = worded<RoomUpgradeScreenProps>(Screen, stepShape)
