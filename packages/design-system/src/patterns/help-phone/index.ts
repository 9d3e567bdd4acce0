export { type CallMeLink, type Help, HelpPhone } from './help-phone.tsx'
export { HelpContact } from './help-contact.tsx'
