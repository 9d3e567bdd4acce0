import { array, object, record, string } from 'valibot'
import { shape, wired } from './shape.ts'
import { encode } from './encode.ts'

/** What a session may do, for the permission gate. */
export type Profile = {
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly apps: readonly string[]
  readonly menu: readonly string[]
}

const data = /* @__PURE__ */ shape<Profile>()({
  roles: array(string()),
  permissions: array(string()),
  attributes: record(string(), string()),
  apps: array(string()),
  menu: array(string()),
})

export const wireProfile = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({ data }),
  (wire): Profile => data.decode(wire.data),
  (profile: Profile) => ({ data: encode(data, profile) }),
)
export const encodeProfile = (profile: Profile) => encode(wireProfile, profile)
