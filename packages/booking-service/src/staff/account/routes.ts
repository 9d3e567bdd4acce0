import { encodeOwnAccount, endpoints } from '@veranda/contract'
import { serve, serveWith } from '../../platform/http/serve.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { addPasskey, startPasskey } from '../passkeys/add-passkey.ts'
import type { StaffService } from '../service/staff-service.ts'
import { changePassword } from './change-password.ts'
import { endOwnSessions } from './end-own-sessions.ts'
import { confirmOwnApp, startOwnApp } from './own-app.ts'
import { ownAccount } from './own-account.ts'
import { removeFactor } from './remove-factor.ts'

const serveOwn = serveWith<StaffService>()

const accountNow = async ({ store, clock }: Service, staff: StaffCaller) =>
  encodeOwnAccount(await ownAccount(store.db, staff, clock.now()))

/** One’s own account. Every change answers with the account as it is now. */
export const accountRoutes = {
  getOwnAccount: serve(endpoints.getOwnAccount, (service, { staff }) => accountNow(service, staff)),
  changeOwnPassword: serveOwn(endpoints.changeOwnPassword, async (service, { staff, body }) => {
    await changePassword(service, staff, body)
    return accountNow(service, staff)
  }),
  endOwnSession: serve(endpoints.endOwnSession, async (service, { staff, body }) => {
    await endOwnSessions(service, staff, body.sessionId)
    return accountNow(service, staff)
  }),
  startOwnApp: serveOwn(endpoints.startOwnApp, (service, { staff, body }) =>
    startOwnApp(service, staff, body.password),
  ),
  confirmOwnApp: serveOwn(endpoints.confirmOwnApp, async (service, { staff, body }) => {
    await confirmOwnApp(service, staff, body.code)
    return accountNow(service, staff)
  }),
  removeOwnFactor: serveOwn(endpoints.removeOwnFactor, async (service, { staff, body }) => {
    await removeFactor(service, staff, body)
    return accountNow(service, staff)
  }),
  startPasskey: serveOwn(endpoints.startPasskey, (service, { staff, body, call }) =>
    startPasskey(service, staff, { password: body.password, origin: call.origin }),
  ),
  addPasskey: serveOwn(endpoints.addPasskey, async (service, { staff, body, call }) => {
    await addPasskey(service, staff, { ...body, origin: call.origin })
    return accountNow(service, staff)
  }),
}
