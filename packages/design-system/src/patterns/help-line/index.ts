export {
  LaterHelpLine as HelpLine,
  LaterOpening as Opening,
  LaterPaidByPhone as PaidByPhone,
} from './later-help-line.tsx'
