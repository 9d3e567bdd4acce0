/** Why a call gave no value. Every one of them can be worded for a guest. */
export type Failure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'not-signed-in' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  /**
   * The service understood and said no. `refusal` may be newer than this client; `detail` is an English sentence;
   * `attached` is what some refusals bring along (a fresh quote, other dates), as it came over the wire.
   */
  | {
      readonly kind: 'refused'
      readonly refusal: string
      readonly detail: string
      readonly attached?: unknown
    }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds?: number }
  /** The answer arrived and made no sense to this client. */
  | { readonly kind: 'unreadable' }

/** The failure an answer stands for; the body is read only where it matters. */
export async function failureOf(response: Response): Promise<Failure> {
  if (response.status === 401) return { kind: 'not-signed-in' }
  if (response.status === 403) return { kind: 'forbidden' }
  if (response.status === 404) return { kind: 'not-found' }
  // What was sent did not arrive in time: the line is as good as lost.
  if (response.status === 408) return { kind: 'offline' }
  if (response.status === 429) return pastLimit(response, await response.json().catch(() => undefined))
  if (response.status >= 500) {
    const seconds = retryAfter(response)
    return seconds === undefined
      ? { kind: 'unavailable' }
      : { kind: 'unavailable', retryAfterSeconds: seconds }
  }
  return refusalIn(await response.json().catch(() => undefined))
}

/** Past a limit a call may know another way than waiting; then that is what it says. */
function pastLimit(response: Response, problem: unknown): Failure {
  const failure = refusalIn(problem)
  if (failure.kind === 'refused' && failure.refusal !== 'too-many-tries') return failure
  return { kind: 'too-many-tries', retryAfterSeconds: retryAfter(response) ?? 60 }
}

function refusalIn(problem: unknown): Failure {
  if (typeof problem !== 'object' || problem === null || !('refusal' in problem))
    return { kind: 'unreadable' }
  const { refusal, attached } = problem as { readonly refusal: unknown; readonly attached?: unknown }
  if (typeof refusal !== 'string') return { kind: 'unreadable' }
  const detail = 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : ''
  return { kind: 'refused', refusal, detail, attached }
}

function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after')
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined
}
