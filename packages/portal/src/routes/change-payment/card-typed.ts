/** What a card field made of a card: a token that pays once, and what may be shown of it. */
export type CardTyped = {
  readonly token: string
  readonly card?: { readonly scheme: string; readonly lastDigits: string }
}

export type CardFieldHandle = {
  /** Asks the field for a token; nothing when what was typed is not a card, which the field says itself. */
  readonly tokenise: () => Promise<CardTyped | undefined>
}
