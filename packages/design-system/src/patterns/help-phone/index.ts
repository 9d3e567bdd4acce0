export { type Help, HelpPhone, type HelpRegion, type Opening, type PhoneLine } from './help-phone.tsx'
