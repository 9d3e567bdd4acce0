export { HelpContact } from './help-contact.tsx'
