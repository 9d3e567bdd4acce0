export { RoomChoosers, type RoomChoosersProps } from './room-choosers.tsx'
