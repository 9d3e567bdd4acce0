export { RoomScene, type RoomVariant, roomVariants } from './room-scene.tsx'
