export { StaffTryAgain } from './staff-try-again.tsx'
