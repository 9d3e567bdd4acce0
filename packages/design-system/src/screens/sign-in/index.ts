export type { LinkState, LinkRequest } from '../../patterns/link-form/index.ts'
export type { Credentials, InitialCredentials, SignInRefusal } from './sign-in-requests.ts'
export { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx'
