export type { Credentials, LinkState, LinkWish, SignInRefusal } from './sign-in-wishes.ts'
export { SignInScreen, type SignInScreenProps } from './sign-in-screen.tsx'
