export { RoomCard } from './room-card.tsx'
