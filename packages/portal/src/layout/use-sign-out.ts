import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { usePortal } from '../portal.ts'

/** Signs out and returns to the root. What it takes is fetched when the page is quiet, or with the press. */
export function useSignOut(): () => Promise<void> {
  const portal = usePortal()
  const navigate = useNavigate()
  return async () => {
    const { signOut } = await import('./handlers.ts')
    await signOut(portal)
    await navigate(paths.root)
  }
}
