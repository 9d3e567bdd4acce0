export { type Help, HelpPhone, type HelpRegion, type PhoneLine } from './help-phone.tsx'
