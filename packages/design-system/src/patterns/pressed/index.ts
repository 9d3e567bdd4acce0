export { usePressed } from './use-pressed.ts'
