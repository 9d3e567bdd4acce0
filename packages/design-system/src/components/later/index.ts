export { askUntilThere } from './ask-until-there.ts'
export { drawShapes, takeOverAfter } from './in-html.ts'
export { later, type Shape, shapeFor } from './later.tsx'
