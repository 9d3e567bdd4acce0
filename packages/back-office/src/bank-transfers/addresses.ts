import { paths } from '../paths.ts'

export const pathOfArrival = (arrivalId: string): string =>
  `${paths.bankTransfers}/arrivals/${encodeURIComponent(arrivalId)}`
export const pathOfRecording = `${paths.bankTransfers}/record`

/** What was read of bank transfers: all of it is read anew once something was done. */
export const bankTransferKey = ['bank-transfers'] as const
