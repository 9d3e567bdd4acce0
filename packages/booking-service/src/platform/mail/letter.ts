/** What a letter says, in both parts. */
export type LetterContent = { readonly subject: string; readonly text: string; readonly html: string }

/** A file that goes with a letter. */
export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** What became of a letter: taken by the mail server, or refused for good. */
export type LetterOutcome = 'sent' | 'bounced'

/** A letter ready to go: one recipient, both parts said in full. */
export type Letter = LetterContent & {
  readonly to: string
  readonly from: { readonly name: string; readonly address: string }
  /** Stays the same however often the letter is tried, so that a second copy is recognised as one. */
  readonly messageId: string
  readonly attachments?: readonly Attachment[]
  /** Is told what became of it. */
  readonly onSettled?: (outcome: LetterOutcome) => Promise<void>
}

/** Hands a letter to whoever delivers it; resolves when it was accepted. */
export type Mailer = (letter: Letter) => Promise<void>
