import { stepShape } from '../../patterns/step-page/index.ts'
import { localized } from '../../patterns/later-words/localized.tsx'
import { AddRoomScreen as Screen, type AddRoomScreenProps } from './add-room-screen.tsx'

export type { AddRoomScreenProps }
export type { NewRoomState } from '../../patterns/new-room/index.ts'
export type { OtherCategoriesState, RoomPart } from './add-room-state.ts'

/** A room more, or a room of another category, with the sentences it speaks. */
export const AddRoomScreen = localized<AddRoomScreenProps>(Screen, stepShape)
