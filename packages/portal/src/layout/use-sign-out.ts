import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { usePortal } from '../portal.ts'
import { signOut } from '../tasks/sign-out.ts'

/** Signs out and returns to the root. */
export function useSignOut(): () => Promise<void> {
  const portal = usePortal()
  const navigate = useNavigate()
  return async () => {
    await signOut(portal)
    await navigate(paths.root)
  }
}
