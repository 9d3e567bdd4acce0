export { LaterHelpLine as HelpLine } from './later-help-line.tsx'
