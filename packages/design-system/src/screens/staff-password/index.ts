export { AskResetScreen, type AskResetState } from './ask-reset-screen.tsx'
export { NewPasswordScreen, type NewPasswordRefusal } from './new-password-screen.tsx'
