import { paths } from './paths.ts'

/** One of the numbered pages of the cancellation's details. */
export const cancellationDetailsPage = (page: number): string => `${paths.cancellationDetails}/${page}`
