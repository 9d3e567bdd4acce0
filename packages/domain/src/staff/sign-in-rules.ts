/** Where an account is at home: here, or in the company's directory. */
export const staffSources = ['local', 'domain'] as const
export type StaffSource = (typeof staffSources)[number]

/** In characters. */
export const shortestUserName = 6
export const shortestPassword = 5
export const longestPassword = 128
export const passwordSigns = '!@#$%'

/** What a password lacks, in the order in which it is told. */
const passwordRefusals = [
  'required',
  'too-short',
  'too-long',
  'no-capital',
  'no-small-letter',
  'no-digit',
  'no-sign',
] as const
export type PasswordRefusal = (typeof passwordRefusals)[number]

const lacks: Readonly<Record<PasswordRefusal, (password: string) => boolean>> = {
  required: (password) => password === '',
  'too-short': (password) => password.length < shortestPassword,
  'too-long': (password) => password.length > longestPassword,
  'no-capital': (password) => !/\p{Lu}/u.test(password),
  'no-small-letter': (password) => !/\p{Ll}/u.test(password),
  'no-digit': (password) => !/\d/.test(password),
  'no-sign': (password) => !/[!@#$%]/.test(password),
}

/** The first thing a password lacks. A password of the directory has the directory's own rules. */
export const passwordRefusal = (password: string): PasswordRefusal | undefined =>
  passwordRefusals.find((refusal) => lacks[refusal](password))

/** A user name as it is stored: two that differ in case or spaces around them are one. */
export const toUserName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** What a typed user name lacks. */
export function userNameRefusal(typed: string): 'required' | 'too-short' | undefined {
  const name = toUserName(typed)
  if (name === '') return 'required'
  return name.length < shortestUserName ? 'too-short' : undefined
}
