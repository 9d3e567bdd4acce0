export { useArea } from './use-area.ts'
