import { StaffSignInScreen } from '@veranda/design-system/screens/staff-sign-in'

export const SignInRoute = () => (
  <main>
    <StaffSignInScreen />
  </main>
)
