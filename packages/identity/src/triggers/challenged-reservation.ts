type Challenged = {
  readonly userName: string
  readonly request: { readonly userAttributes: Readonly<Record<string, string>> }
}

/** The reservation a guest signs in to. An unknown user has no attributes; the name given stands in, for equal work. */
export const reservationOf = (event: Challenged): string =>
  event.request.userAttributes['custom:reservation'] ?? event.userName.toUpperCase()
