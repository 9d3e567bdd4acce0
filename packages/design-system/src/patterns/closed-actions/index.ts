export { ClosedActions } from './closed-actions.tsx'
