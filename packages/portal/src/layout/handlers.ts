export { chooseLocale } from '../tasks/choose-locale.ts'
export { signOut } from '../tasks/sign-out.ts'
