export { StaffFailure } from './staff-failure.tsx'
