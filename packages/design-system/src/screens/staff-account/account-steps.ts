import type { Enrolment } from '../../patterns/app-enrolment/index.ts'

/** What is being done with a second factor: each begins with the password. */
export type FactorStep =
  | { readonly kind: 'add-app'; readonly enrolment?: Enrolment }
  | { readonly kind: 'add-passkey' }
  | { readonly kind: 'remove'; readonly factorId: string }

/** Why something was not done. */
export type AccountProblem =
  | 'password-wrong'
  | 'password-known'
  | 'password-unchanged'
  | 'password-not-accepted'
  | 'of-directory'
  | 'too-many-tries'
  | 'directory-not-available'
  | 'second-factor-demanded'
  | 'app-known'
  | 'code-not-valid'
  | 'passkey-not-valid'
  | 'passkey-cancelled'
  | 'failed'
