export { letterNameOf } from './letter-name-of.ts'
