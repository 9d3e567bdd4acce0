export { StaffSignInScreen } from './worded-screen.tsx'
