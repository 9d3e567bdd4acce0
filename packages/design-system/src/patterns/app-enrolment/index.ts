export { AppEnrolment, type Enrolment } from './app-enrolment.tsx'
export { CodeForm } from './code-form.tsx'
