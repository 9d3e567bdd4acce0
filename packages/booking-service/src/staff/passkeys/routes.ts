import { endpoints } from '@veranda/contract'
import { serveWith } from '../../platform/http/serve.ts'
import { accountNow } from '../account/own-account.ts'
import type { StaffService } from '../service/staff-service.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'

const serveOwn = serveWith<StaffService>()

/** A passkey is for the host of the page that asks for it. */
export const passkeyRoutes = {
  startPasskey: serveOwn(endpoints.startPasskey, (service, { staff, body, call }) =>
    startPasskey(service, staff, { password: body.password, origin: call.origin }),
  ),
  addPasskey: serveOwn(endpoints.addPasskey, async (service, { staff, body, call }) => {
    await addPasskey(service, staff, { ...body, origin: call.origin })
    return accountNow(service, staff)
  }),
}
