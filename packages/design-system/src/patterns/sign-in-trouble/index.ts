import { later } from '../../components/later/index.ts'

export type { SignInTroubleProps } from './sign-in-trouble.tsx'

/** Few guests ever read it. It is fetched once the page is quiet, so that it is there when the line is not. */
export const fetchSignInTrouble = async () => (await import('./localized-trouble.tsx')).SignInTrouble
export const SignInTrouble = later(fetchSignInTrouble, null)
