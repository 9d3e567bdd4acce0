import { forgetTokens } from './stored-tokens.ts'

/** How long a sign-in is remembered: its 24 hours, or no longer than this tab is open, on a device others use too. */
export type SignInLasts = 'day' | 'tab'

const thisTabOnly = 'veranda.this-tab-only'

/** Where tokens are kept: this tab's own storage, which the browser forgets with it, or the one all tabs share. */
export const tokenStorage = (): Storage =>
  sessionStorage.getItem(thisTabOnly) === null ? localStorage : sessionStorage

/** Forgets whoever was signed in, and chooses where the next sign-in is kept. */
export function keepTokensFor(lasts: SignInLasts): void {
  forgetAllTokens()
  if (lasts === 'tab') sessionStorage.setItem(thisTabOnly, 'yes')
}

export function forgetAllTokens(): void {
  forgetTokens(localStorage)
  forgetTokens(sessionStorage)
  sessionStorage.removeItem(thisTabOnly)
}

/** What tells who is signed in outlives what is known of a reservation. */
export const isOfSignIn = (key: string): boolean => key === thisTabOnly || key.startsWith('Cognito')
