export { VerandaScope, type VerandaScopeProps } from './veranda-scope.tsx'
