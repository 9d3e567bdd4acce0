import type { Failure } from '@veranda/contract'

/** A failure of a call on its way through the query library, which knows failures as what is thrown. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

export const failureIn = (thrown: unknown): Failure | undefined =>
  thrown instanceof CallFailure ? thrown.failure : undefined
