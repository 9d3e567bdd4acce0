export { DateField } from './date-field.tsx'
export { StaffDateField } from './staff-date-field.tsx'
