import type { StaffWords } from '../../patterns/words/index.ts'
import type { AccountProblem } from './account-steps.ts'

/** A problem in a sentence: some are worded where they come up first. */
export function problemWords(words: StaffWords, problem: AccountProblem): string {
  switch (problem) {
    case 'password-known':
    case 'password-unchanged':
    case 'password-not-accepted':
      return words(`staff-password.${problem}`)
    case 'code-not-valid':
      return words('staff-second-factor.code-not-valid')
    case 'password-wrong':
    case 'of-directory':
    case 'too-many-tries':
    case 'directory-not-available':
    case 'second-factor-demanded':
    case 'app-known':
    case 'passkey-not-valid':
    case 'passkey-cancelled':
    case 'failed':
      return words(`staff-account.${problem}`)
  }
}
