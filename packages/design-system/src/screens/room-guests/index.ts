import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { RoomGuestsScreen as Screen, type RoomGuestsScreenProps } from './room-guests-screen.tsx'

export type { RoomGuestsScreenProps }

/** Guests who join a room, with the sentences it speaks. */
export const RoomGuestsScreen = localized<RoomGuestsScreenProps>(Screen, stepShape)
