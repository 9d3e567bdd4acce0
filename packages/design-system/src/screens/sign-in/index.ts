export type { LinkState, LinkWish } from '../../patterns/link-form/index.ts'
export type { Credentials, SignInRefusal } from './sign-in-wishes.ts'
export { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx'
