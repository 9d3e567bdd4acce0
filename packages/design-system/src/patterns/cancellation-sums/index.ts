export { CancellationSums, type CancellationSumsProps } from './cancellation-sums.tsx'
export { RoomSums } from './room-sums.tsx'
