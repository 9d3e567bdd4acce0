export {
  LaterHelpLine as HelpLine,
  LaterOpening as Opening,
} from './later-help-line.tsx'
