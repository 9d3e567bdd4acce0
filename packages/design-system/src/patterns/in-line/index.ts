export { inLine, inOnePiece } from './in-line.tsx'
export { thingsInLine } from './things-in-line.ts'
