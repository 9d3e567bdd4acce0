export { StaffMessageScreen } from './staff-message-screen.tsx'
