export const thisTabOnly = 'veranda.this-tab-only'

/** Where tokens are kept: this tab's own storage, which the browser forgets with it, or the one all tabs share. */
export const tokenStorage = (): Storage =>
  sessionStorage.getItem(thisTabOnly) === null ? localStorage : sessionStorage

/** Whether this tab's session is the one all tabs share. */
export const isShared = () => tokenStorage() === localStorage

/** Tells the other tabs; kept from the press on "Sign out" until all storage is emptied. */
export const signingOut = 'veranda.signing-out'

/** What tells who is signed in outlives what is known of a reservation. */
export const isOfSignIn = (key: string): boolean => key === thisTabOnly || key.startsWith('Cognito')
