/** The subject of a letter, and its body as text and as HTML. */
export type LetterContent = { readonly subject: string; readonly text: string; readonly html: string }

/** A letter ready to be sent, to one recipient. */
export type Letter = LetterContent & {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  /** The same for every attempt, so that mail programs recognise a second copy. */
  readonly messageId: string
}

/** Delivers a letter; resolves when the mail server has accepted it. */
export type Mailer = (letter: Letter) => Promise<void>
