/**
 * Thrown where names are not looked at for now, right or wrong. A pool's clients hear of it as of any throttling; the
 * guest's way in is a link by e-mail. Nothing is told of the reservation: it is thrown for unknown numbers just the same.
 */
export class TooManyTries extends Error {
  /** Seconds until names may be tried again. */
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    // A real pool hands on the sentence and nothing else, so clients know it by its first words.
    super('Too many tries. Ask for a link by e-mail instead.')
    this.name = 'TooManyTries'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
