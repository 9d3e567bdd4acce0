export { type CallMeLink, type Help, HelpPhone } from './help-phone.tsx'
