import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { RoomGuestsScreen as Screen, type RoomGuestsScreenProps } from './room-guests-screen.tsx'

export type { RoomGuestsScreenProps }
export type { ExtraPricesState } from './room-guests-state.ts'

/** Guests who join a room, with the sentences it speaks. */
export const RoomGuestsScreen = worded<RoomGuestsScreenProps>(Screen, stepShape)
