import { staffMenuFor } from '@veranda/domain'
import { Navigate } from 'react-router'
import { paths } from './paths.ts'
import { pathOfRoom } from './rooms.ts'
import { useMember } from './session/session-gate.tsx'

/** The first room somebody may open. */
export function Home() {
  const [first] = staffMenuFor(useMember().permissions)
  return <Navigate to={first ? pathOfRoom[first] : paths.forbidden} replace />
}
