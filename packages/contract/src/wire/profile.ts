import { array, object, record, string } from 'valibot'
import { parts, type ValueOf, wired } from './shape.ts'
import { encode } from './encode.ts'

const data = /* @__PURE__ */ parts({
  roles: array(string()),
  permissions: array(string()),
  attributes: record(string(), string()),
  apps: array(string()),
  menu: array(string()),
})
/** What a session may do, for the permission gate. */
export type Profile = ValueOf<typeof data>

export const wireProfile = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({ data }),
  (wire): Profile => data.decode(wire.data),
  (profile: Profile) => ({ data: encode(data, profile) }),
)
/** The profile of the guest or member of staff who is signed in, as the service sends it. */
export const encodeProfile = (profile: Profile) => encode(wireProfile, profile)
