import { endpoints } from '@veranda/contract'
import { serveEntrance } from '../platform/http/serve-entrance.ts'
import { passPasskey, startPasskeySignIn } from './passkeys/prove-passkey.ts'
import { requestPasswordReset, resetPassword } from './passwords/reset-password.ts'
import { setOwnPassword } from './passwords/set-own-password.ts'
import { passSecondFactor, startSecondFactor } from './second-factor/second-factor.ts'
import type { StaffService } from './service/staff-service.ts'
import { type Caller, type StepTaken, signOut } from './sessions/start-session.ts'
import { signInStaff } from './sign-in/sign-in-staff.ts'

const serveStaff = serveEntrance<StaffService>()

type Asked = Pick<Caller, 'secret' | 'device' | 'browser'> & { readonly call: { readonly address: string } }
const callerIn = ({ secret, device, browser, call: { address } }: Asked): Caller => ({
  secret,
  device,
  browser,
  address,
})

const entered = ({ session, device, next, factors }: StepTaken) => ({
  wire: { next, factors: [...factors] },
  session,
  device,
})

export const staffRoutes = {
  signInStaff: serveStaff(endpoints.signInStaff, async (service, { body, ...asked }) => {
    return entered(await signInStaff(service, body, callerIn(asked)))
  }),
  setOwnPassword: serveStaff(endpoints.setOwnPassword, async (service, { body, ...asked }) => {
    return entered(await setOwnPassword(service, callerIn(asked), body.password))
  }),
  startSecondFactor: serveStaff(endpoints.startSecondFactor, async (service, { secret }) => ({
    wire: await startSecondFactor(service, secret),
  })),
  passSecondFactor: serveStaff(endpoints.passSecondFactor, async (service, { body, ...asked }) => {
    return entered(await passSecondFactor(service, callerIn(asked), body.code))
  }),
  startPasskeySignIn: serveStaff(endpoints.startPasskeySignIn, async (service, { secret, call }) => ({
    wire: await startPasskeySignIn(service, secret, call.origin),
  })),
  passPasskey: serveStaff(endpoints.passPasskey, async (service, { body, ...asked }) => {
    const { response } = body
    return entered(await passPasskey(service, callerIn(asked), { response, origin: asked.call.origin }))
  }),
  endStaffSession: serveStaff(endpoints.endStaffSession, async (service, { secret }) => {
    if (secret !== undefined) await signOut(service, secret)
    return { wire: { ended: true }, session: null }
  }),
  requestPasswordReset: serveStaff(endpoints.requestPasswordReset, async (service, { body, call }) => {
    await requestPasswordReset(service, { userName: body.userName, locale: call.locale }, call.address)
    return { wire: { accepted: true } }
  }),
  resetPassword: serveStaff(endpoints.resetPassword, async (service, { body }) => {
    const device = await resetPassword(service, body)
    return { wire: { changed: true }, session: null, device }
  }),
}
