import type { SignInNames } from './sign-in.ts'

/** What a guest typed into the form for signing in; `isShared`: the session is to end with the page. */
export type TypedSignIn = SignInNames & { readonly isShared: boolean }

/**
 * What was typed on a page of the brand's own site, for the address of the sign-in page: as its fragment, which browsers
 * send to no server.
 */
export function toSignInFragment({ reservationCode, firstName, lastName, isShared }: TypedSignIn): string {
  const shared = isShared ? { isShared: 'yes' } : {}
  return `#${new URLSearchParams({ reservationCode, firstName, lastName, ...shared }).toString()}`
}

/** What stands in such a fragment; none in any other. A stranger may have written it: it only fills in a form. */
export function fromSignInFragment(fragment: string): TypedSignIn | undefined {
  const typed = new URLSearchParams(fragment.slice(1))
  const reservationCode = typed.get('reservationCode')
  if (reservationCode === null) return undefined
  return {
    reservationCode,
    firstName: typed.get('firstName') ?? '',
    lastName: typed.get('lastName') ?? '',
    isShared: typed.get('isShared') === 'yes',
  }
}
