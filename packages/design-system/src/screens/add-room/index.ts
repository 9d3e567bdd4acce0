import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { AddRoomScreen as Screen, type AddRoomScreenProps } from './add-room-screen.tsx'

export type { AddRoomScreenProps }
export type { RoomPart } from './add-room-screen.tsx'

/** A room more, or a room of another category, with the sentences it speaks. */
export const AddRoomScreen = localized<AddRoomScreenProps>(Screen, stepShape)
