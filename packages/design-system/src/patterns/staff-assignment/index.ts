export { Assignment, type AssignmentProps } from './assignment.tsx'
