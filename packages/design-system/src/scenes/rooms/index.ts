export { RoomScene } from './room-scene.tsx'
