import { Navigate, Route, Routes } from 'react-router'
import { SignInRoute } from './sign-in/route.tsx'

/** What staff can reach: the sign-in page, which says what is coming. */
export const BackOfficeRoutes = () => (
  <Routes>
    <Route path="/sign-in" element={<SignInRoute />} />
    <Route path="*" element={<Navigate to="/sign-in" replace />} />
  </Routes>
)
