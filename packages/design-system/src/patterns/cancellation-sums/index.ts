export { CancellationSums, type CancellationSumsProps, PaidAndRefunded } from './cancellation-sums.tsx'
export { RenewedSums, type RenewedSumsProps } from './renewed-sums.tsx'
export { RoomSums } from './room-sums.tsx'
