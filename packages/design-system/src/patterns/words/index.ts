export { dot } from './dot.ts'
export { type StaffWords, useStaffWords } from './use-staff-words.ts'
export { useWords, type Words } from './use-words.ts'
export { wholeCodes } from './whole-codes.ts'
