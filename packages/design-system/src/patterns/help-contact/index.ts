export { CallUs } from './call-us.tsx'
