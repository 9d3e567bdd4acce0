import type { ActionName } from '@veranda/domain'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { mayOpen, profileAtom } from '../state/profile.ts'
import { Gate } from './gate.tsx'
import { pass, sendTo } from './guarded.ts'

type PermissionGateProps = { readonly action: ActionName | undefined; readonly children: ReactNode }

/** Behind this gate the session may do what the page is for; who may not is told so at an address of its own. */
export function PermissionGate({ action, children }: PermissionGateProps) {
  const profile = useAtomValue(profileAtom)
  const may = action === undefined || mayOpen(profile, action)
  return <Gate answer={may ? pass(undefined) : sendTo(paths.forbidden)}>{() => children}</Gate>
}
