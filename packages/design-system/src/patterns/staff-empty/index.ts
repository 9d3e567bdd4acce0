export { StaffEmpty, type StaffEmptyProps } from './staff-empty.tsx'
