import { endpoints } from '@veranda/contract'
import { serve, serveWith } from '../../platform/http/serve.ts'
import type { StaffService } from '../service/staff-service.ts'
import { changePassword } from './change-password.ts'
import { endOwnSessions } from './end-own-sessions.ts'
import { confirmOwnApp, startOwnApp } from './own-app.ts'
import { accountNow } from './own-account.ts'
import { removeFactor } from './remove-factor.ts'

const serveOwn = serveWith<StaffService>()

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
}
