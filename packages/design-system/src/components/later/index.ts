export { later, type Shape, shapeFor } from './later.tsx'
export { askUntilThere } from './ask-until-there.ts'
