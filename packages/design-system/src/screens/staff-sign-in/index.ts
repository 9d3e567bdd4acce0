export { StaffSignInScreen } from './localized-screen.tsx'
