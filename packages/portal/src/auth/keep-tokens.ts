import { forgetAllTokens } from './forget-tokens.ts'
import { thisTabOnly } from '../state/token-storage.ts'

/** How long a sign-in is remembered: its 24 hours, or no longer than this tab is open, on a device others use too. */
export type SignInLasts = 'day' | 'tab'

/** Forgets the guest who was signed in, and chooses where the next sign-in is stored. */
export function keepTokensFor(lasts: SignInLasts): void {
  forgetAllTokens()
  if (lasts === 'tab') sessionStorage.setItem(thisTabOnly, 'yes')
}
