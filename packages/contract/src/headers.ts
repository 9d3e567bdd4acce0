import type { Outgoing } from './send.ts'

/** What goes along with every request. Apart from the sending, which arrives on its own after the first view. */
export function headersOf({
  bearer,
  locale,
  guard,
}: Pick<Outgoing, 'bearer' | 'locale' | 'guard'>): Record<string, string> {
  return {
    accept: 'application/json, application/problem+json',
    // Says that our own script sends this: a form of another site cannot.
    'x-requested-with': 'veranda',
    ...(locale ? { 'accept-language': locale } : {}),
    ...(guard ? { 'idempotency-key': guard.key } : {}),
    ...(guard?.version === undefined ? {} : { 'if-match': `"r${guard.version}"` }),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
  }
}
