import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { RoomGuestsScreen as Screen, type RoomGuestsScreenProps } from './room-guests-screen.tsx'

export type { RoomGuestsScreenProps }
export type { ExtraPricesState } from '../../patterns/joining-guests/index.ts'

/** Guests who join a room, with the sentences it speaks. */
export const RoomGuestsScreen = worded<RoomGuestsScreenProps>(Screen, stepShape)
