export { type StaffCredentials, type StaffSignInRefusal, StaffSignInScreen } from './staff-sign-in-screen.tsx'
