export { AccountScreen } from './account-screen.tsx'
export type { AccountProblem, FactorStep } from './account-steps.ts'
