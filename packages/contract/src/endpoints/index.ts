import * as every from './every.ts'

export * from './every.ts'

/** Every call there is: the service serves them all, and the API document shows them all. */
export const endpoints = every
