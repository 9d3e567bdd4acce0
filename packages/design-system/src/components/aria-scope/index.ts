export { AriaScope } from './aria-scope.tsx'
