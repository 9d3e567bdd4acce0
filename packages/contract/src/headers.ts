/** A request as it goes out. */
export type Outgoing = {
  readonly method: string
  readonly url: string
  readonly body: unknown
  /** Protects a write from being done twice, or on a stale version. */
  readonly guard: { readonly key: string; readonly version?: number } | undefined
  readonly bearer: string | undefined
  readonly locale: string | undefined
  readonly fetch: typeof fetch | undefined
}

/** The headers of every request. Separate from the sending part, which is loaded after the first view. */
export function headersOf({
  bearer,
  locale,
  guard,
}: Pick<Outgoing, 'bearer' | 'locale' | 'guard'>): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    // Shows that our own script sends this: a form of another site cannot set it.
    'x-requested-with': 'veranda',
    ...(locale ? { 'accept-language': locale } : {}),
    ...(guard ? { 'idempotency-key': guard.key } : {}),
    ...(guard?.version === undefined ? {} : { 'if-match': `"r${guard.version}"` }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  }
}
