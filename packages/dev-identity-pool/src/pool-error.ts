/** An error of the user pool's protocol: its `code` is what the client reads as the error's name. */
export class PoolError extends Error {
  readonly code: PoolErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(code: PoolErrorCode, message: string, retryAfterSeconds?: number) {
    super(message)
    this.code = code
    this.status = statuses[code]
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const statuses = {
  InternalErrorException: 500,
  InvalidLambdaResponseException: 400,
  InvalidParameterException: 400,
  NotAuthorizedException: 400,
  ResourceNotFoundException: 400,
  SerializationException: 400,
  // As every AWS service words it: clients try such a call again by themselves before they say so.
  ServiceUnavailable: 503,
  TooManyRequestsException: 429,
  UnknownOperationException: 400,
} as const
export type PoolErrorCode = keyof typeof statuses

export const notAuthorized = (message = 'Incorrect username or password.') =>
  new PoolError('NotAuthorizedException', message)

export const invalidParameter = (message: string) => new PoolError('InvalidParameterException', message)
