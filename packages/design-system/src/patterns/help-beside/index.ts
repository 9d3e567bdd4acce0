export { HelpBeside } from './help-beside.tsx'
