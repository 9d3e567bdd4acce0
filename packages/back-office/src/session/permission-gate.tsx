import type { Permission } from '@veranda/domain'
import { Navigate, Outlet } from 'react-router'
import { paths } from '../paths.ts'
import { useMember } from './session-gate.tsx'

/** Lets those through who may; the others are told so at an address of its own. */
export function PermissionGate({ permission }: { readonly permission: Permission }) {
  return useMember().permissions.includes(permission) ? <Outlet /> : <Navigate to={paths.forbidden} replace />
}
