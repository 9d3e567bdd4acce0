import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { type RoomUpgradeScreenProps, RoomUpgradeScreen as Screen } from './room-upgrade-screen.tsx'

export type { OffersByRoom } from '../../patterns/room-offer/index.ts'
export type { RoomUpgradeScreenProps }

/** Upgrading rooms, with the sentences it speaks. */
export const RoomUpgradeScreen = localized<RoomUpgradeScreenProps>(Screen, stepShape)
