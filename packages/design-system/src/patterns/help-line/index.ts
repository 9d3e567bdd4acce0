export {
  LaterHelpLine as HelpLine,
  LaterOpening as Opening,
  LaterUnderway as Underway,
} from './later-help-line.tsx'
