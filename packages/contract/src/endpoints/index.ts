import * as every from './all-endpoints.ts'

export * from './all-endpoints.ts'

/** Every call there is: the service serves them all, and the API document shows them all. */
export const endpoints = every
