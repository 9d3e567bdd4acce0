export { RoomChoice, type RoomChoiceProps } from './room-choice.tsx'
