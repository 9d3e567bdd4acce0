/** A "no" of the service, told as problem details. `refusal` is a stable word clients may know. */
export const refusals = {
  'malformed-request': { status: 400, title: 'The request cannot be read' },
  'not-signed-in': { status: 401, title: 'A session is needed' },
  'foreign-origin': { status: 403, title: 'Writes are taken from our own pages only' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'Not with this method' },
  'request-too-large': { status: 413, title: 'The request is too large' },
  'not-json': { status: 415, title: 'Only JSON is taken here' },
  'too-many-tries': { status: 429, title: 'Too many tries' },
  'service-failed': { status: 500, title: 'Something went wrong on our side' },
  'service-busy': { status: 503, title: 'The service is busy' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>
export type Refusal = keyof typeof refusals

type More = {
  readonly retryAfterSeconds?: number
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** Thrown by a verb so that its transaction rolls back; one place turns it into an answer. */
export class ServiceRefusal extends Error {
  readonly refusal: Refusal
  readonly detail: string
  readonly more: More
  constructor(refusal: Refusal, detail: string, more: More = {}) {
    super(refusal)
    this.refusal = refusal
    this.detail = detail
    this.more = more
  }
}
