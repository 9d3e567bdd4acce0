export { CallUs } from './call-us.tsx'
export { HelpContact } from './help-contact.tsx'
