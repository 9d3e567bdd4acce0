import type { AnyEndpoint, Failure } from '@veranda/contract'

/** A failure of a call on its way through the query library, which knows failures as what is thrown. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly endpoint: AnyEndpoint
  readonly failure: Failure

  constructor(endpoint: AnyEndpoint, failure: Failure) {
    super(failure.kind)
    this.endpoint = endpoint
    this.failure = failure
  }
}

/** The failure of any call. */
export const failureIn = (thrown: unknown): Failure | undefined =>
  thrown instanceof CallFailure ? thrown.failure : undefined

/** The failure of one call, with the refusals that it declares. */
export const failureOfCall = <E extends AnyEndpoint>(endpoint: E, thrown: unknown): Failure<E> | undefined =>
  thrown instanceof CallFailure && thrown.endpoint === endpoint ? (thrown.failure as Failure<E>) : undefined
