/** What a letter says, in both parts. */
export type LetterContent = { readonly subject: string; readonly text: string; readonly html: string }

/** A letter ready to go: one recipient, both parts said in full. */
export type Letter = LetterContent & {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  /** Stays the same however often the letter is tried, so that a second copy is recognised as one. */
  readonly messageId: string
}

/** Hands a letter to whoever delivers it; resolves when it was accepted. */
export type Mailer = (letter: Letter) => Promise<void>
