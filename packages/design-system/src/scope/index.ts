export { scope } from './scope.css.ts'
export { VerandaScope, type VerandaScopeProps } from './veranda-scope.tsx'
