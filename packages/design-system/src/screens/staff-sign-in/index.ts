export { StaffSignInScreen, type StaffSignInScreenProps } from './staff-sign-in-screen.tsx'
