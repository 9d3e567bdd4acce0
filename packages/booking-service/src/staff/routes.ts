import { endpoints } from '@veranda/contract'
import { serveEntrance } from '../platform/http/serve-entrance.ts'
import { requestPasswordReset, resetPassword } from './passwords/reset-password.ts'
import { setOwnPassword } from './passwords/set-own-password.ts'
import { passSecondFactor, startSecondFactor } from './second-factor/second-factor.ts'
import { type Caller, endSession } from './sessions/start-session.ts'
import { signInStaff } from './sign-in/sign-in-staff.ts'
import type { StaffService } from './service/staff-service.ts'

const serveStaff = serveEntrance<StaffService>()

type Asked = Pick<Caller, 'secret' | 'browser'> & { readonly call: { readonly address: string } }
const callerIn = ({ secret, browser, call: { address } }: Asked): Caller => ({ secret, browser, address })

export const staffRoutes = {
  signInStaff: serveStaff(endpoints.signInStaff, async (service, { body, ...asked }) => {
    const { next, session } = await signInStaff(service, body, callerIn(asked))
    return { wire: { next }, session }
  }),
  setOwnPassword: serveStaff(endpoints.setOwnPassword, async (service, { body, ...asked }) => {
    const { next, session } = await setOwnPassword(service, callerIn(asked), body.password)
    return { wire: { next }, session }
  }),
  startSecondFactor: serveStaff(endpoints.startSecondFactor, async (service, { secret }) => ({
    wire: await startSecondFactor(service, secret),
  })),
  passSecondFactor: serveStaff(endpoints.passSecondFactor, async (service, { body, ...asked }) => {
    const { next, session } = await passSecondFactor(service, callerIn(asked), body.code)
    return { wire: { next }, session }
  }),
  endStaffSession: serveStaff(endpoints.endStaffSession, async ({ store }, { secret }) => {
    if (secret !== undefined) await endSession(store.db, secret)
    return { wire: { ended: true }, session: null }
  }),
  requestPasswordReset: serveStaff(endpoints.requestPasswordReset, async (service, { body, call }) => {
    await requestPasswordReset(service, { userName: body.userName, locale: call.locale }, call.address)
    return { wire: { accepted: true } }
  }),
  resetPassword: serveStaff(endpoints.resetPassword, async (service, { body }) => {
    await resetPassword(service, body)
    return { wire: { changed: true }, session: null }
  }),
}
