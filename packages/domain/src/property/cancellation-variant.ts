/**
 * Which rooms a property lets go: any of them with the main room only when all go, or all of them together
 * (section 4, "Cancellation").
 */
export const cancellationVariants = ['any-but-the-main-room-alone', 'all-rooms-together'] as const
export type CancellationVariant = (typeof cancellationVariants)[number]
