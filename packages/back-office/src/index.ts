export { type BackOfficeOptions, mountBackOffice } from './mount-back-office.tsx'
