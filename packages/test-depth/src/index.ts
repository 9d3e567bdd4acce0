export { combined, depth, type Depth, inDepth, runs } from './depth.ts'
export { recordFigure } from './figure.ts'
