import type { AccountProblem } from '@veranda/design-system/screens/staff-account'

type Refused = { readonly kind: string; readonly refusal?: string }

const known: ReadonlySet<string> = new Set<AccountProblem>([
  'password-wrong',
  'password-known',
  'password-unchanged',
  'password-not-accepted',
  'of-directory',
  'directory-not-available',
  'second-factor-demanded',
  'app-known',
  'code-not-valid',
  'passkey-not-valid',
])

/** What the page of the account says of a failure. */
export function problemIn({ kind, refusal = '' }: Refused): AccountProblem {
  if (kind === 'too-many-tries') return 'too-many-tries'
  return known.has(refusal) ? (refusal as AccountProblem) : 'failed'
}
