export { later } from './later.tsx'
export { askUntilThere } from './ask-until-there.ts'
