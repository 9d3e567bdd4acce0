export { chooseCurrency } from '../tasks/choose-currency.ts'
export { chooseLocale } from '../tasks/choose-locale.ts'
export { signOut } from '../tasks/sign-out.ts'
