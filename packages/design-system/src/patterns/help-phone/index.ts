export { type Help, HelpPhone } from './help-phone.tsx'
