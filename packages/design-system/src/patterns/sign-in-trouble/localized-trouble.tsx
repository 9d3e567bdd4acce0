import { localized } from '../later-words/localized.tsx'
import { SignInTrouble as Trouble } from './sign-in-trouble.tsx'

export const SignInTrouble = localized(Trouble, null)
