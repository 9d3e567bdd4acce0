export { requestLink } from '../../tasks/request-link.ts'
export { signIn } from '../../tasks/sign-in.ts'
