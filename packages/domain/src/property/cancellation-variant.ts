/**
 * Which rooms a property lets a guest cancel: any of them, the main room only together with all others; or
 * all rooms together.
 */
export const cancellationVariants = ['any-but-the-main-room-alone', 'all-rooms-together'] as const
export type CancellationVariant = (typeof cancellationVariants)[number]
