export {
  type Help,
  HelpLine,
  HelpPhone,
  type HelpRegion,
  type Opening,
  type PhoneLine,
} from './help-line.tsx'
