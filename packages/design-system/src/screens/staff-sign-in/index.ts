export { StaffSignInScreen } from './staff-sign-in-screen.tsx'
