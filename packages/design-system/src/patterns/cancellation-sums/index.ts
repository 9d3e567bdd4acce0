export { CancellationSums, type CancellationSumsProps, PaidAndRefunded } from './cancellation-sums.tsx'
export { RoomSums } from './room-sums.tsx'
