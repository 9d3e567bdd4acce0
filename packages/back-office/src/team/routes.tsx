import { Route, Routes } from 'react-router'
import { MessageRoute } from '../message/route.tsx'
import { PermissionGate } from '../session/permission-gate.tsx'
import { AddMemberRoute } from './add-member-route.tsx'
import { MemberRoute } from './member-route.tsx'
import { TeamRoute } from './team-route.tsx'

/** The addresses below `/team`. */
export default function TeamRoutes() {
  return (
    <Routes>
      <Route index element={<TeamRoute />} />
      <Route element={<PermissionGate permission="agents:edit" />}>
        <Route path="new" element={<AddMemberRoute />} />
      </Route>
      <Route path=":userId" element={<MemberRoute />} />
      <Route path="*" element={<MessageRoute message="not-found" />} />
    </Routes>
  )
}
