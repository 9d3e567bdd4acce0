export type Credentials = {
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
}

/** What stands in the form at first: of a link, an ended session, or what was typed before the page answered. */
export type InitialCredentials = Partial<Credentials> & { readonly isShared?: boolean }
