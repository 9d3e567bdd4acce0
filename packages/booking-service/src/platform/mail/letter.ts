/** The subject of a letter, and its body as text and as HTML. */
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
  /** The same for every attempt, so that mail programs recognise a second copy. */
  readonly messageId: string
  readonly attachments?: readonly Attachment[]
  /** Is told what became of it. */
  readonly onSettled?: (outcome: LetterOutcome) => Promise<void>
}

/** Delivers a letter; resolves when the mail server has accepted it. */
export type Mailer = (letter: Letter) => Promise<void>
