import { array, type InferOutput, object, record, string } from 'valibot'

/** What a session may do, for the permission gate. */
export type Profile = {
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly apps: readonly string[]
  readonly menu: readonly string[]
}

export const wireProfile = /* @__PURE__ */ object({
  data: object({
    roles: array(string()),
    permissions: array(string()),
    attributes: record(string(), string()),
    apps: array(string()),
    menu: array(string()),
  }),
})
export type WireProfile = InferOutput<typeof wireProfile>

export const decodeProfile = (wire: WireProfile): Profile => wire.data

export const encodeProfile = ({ roles, permissions, attributes, apps, menu }: Profile): WireProfile => ({
  data: {
    roles: [...roles],
    permissions: [...permissions],
    attributes: { ...attributes },
    apps: [...apps],
    menu: [...menu],
  },
})
