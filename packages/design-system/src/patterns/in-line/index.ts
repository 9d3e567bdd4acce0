export { inLine } from './in-line.tsx'
