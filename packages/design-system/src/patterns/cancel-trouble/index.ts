export { CancelTrouble, type CancelTroubleProps } from './cancel-trouble.tsx'
