import { encodeTeamMember, encodeTeamMemberDetails, endpoints } from '@veranda/contract'
import { onWire } from '../../platform/http/idempotent-write.ts'
import { serve, serveWith } from '../../platform/http/serve.ts'
import type { StaffService } from '../service/staff-service.ts'
import { addMember } from './add-member.ts'
import { changeMember } from './change-member.ts'
import { getMember, readMembers } from './read-members.ts'

const serveTeam = serveWith<StaffService>()

export const teamRoutes = {
  listTeam: serve(endpoints.listTeam, async ({ store, clock }) =>
    (await readMembers(store.db, clock.now())).map(encodeTeamMember),
  ),
  getTeamMember: serve(endpoints.getTeamMember, async ({ store, clock }, { staff, params }) =>
    encodeTeamMemberDetails(await getMember(store.db, staff, Number(params.userId), clock.now())),
  ),
  addTeamMember: serveTeam(endpoints.addTeamMember, async (service, { staff, body, claim, call }) =>
    onWire(await addMember(service, staff, { ...body, locale: call.locale }, claim), encodeTeamMember),
  ),
  changeTeamMember: serveTeam(endpoints.changeTeamMember, async (service, { staff, params, body, call }) => {
    const { store, clock } = service
    const userId = Number(params.userId)
    await changeMember(service, staff, { ...body, userId, locale: call.locale })
    return encodeTeamMemberDetails(await getMember(store.db, staff, userId, clock.now()))
  }),
}
