export { mountBackOffice } from './mount-back-office.tsx'
