export { type Help, HelpPhone, type PhoneLine } from './help-phone.tsx'
