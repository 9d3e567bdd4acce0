export type { LinkState, LinkRequest } from '../../patterns/link-form/index.ts'
export type { Credentials, InitialCredentials } from '../../patterns/credentials-form/index.ts'
export type { SignInRefusal } from './sign-in-requests.ts'
export { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx'
