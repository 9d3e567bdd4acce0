import {
  atMost,
  confirmationNumber,
  type FieldRefusal,
  firstRefusal,
  lettersOnly,
  required,
} from './fields.ts'

/** How long a sign-in lasts, whatever the guest does. */
export const sessionHours = 24

export type SignInNames = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

/** What is wrong with each field of a sign-in: the browser explains it, the service refuses it. */
export function signInRefusals(names: SignInNames): Partial<Record<keyof SignInNames, FieldRefusal>> {
  const refusals = {
    reservationCode: firstRefusal(names.reservationCode.trim(), [required, confirmationNumber, atMost(32)]),
    firstName: firstRefusal(names.firstName.trim(), [required, lettersOnly, atMost(120)]),
    lastName: firstRefusal(names.lastName.trim(), [required, lettersOnly, atMost(120)]),
  }
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== undefined))
}
