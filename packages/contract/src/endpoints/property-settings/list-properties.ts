import { endpoint } from '../../endpoint.ts'
import { wireSettledProperties } from '../../wire/property-settings.ts'
import { answer } from '../../wire/shape.ts'

/** The properties whose rules can be read. */
export const listProperties = /* @__PURE__ */ endpoint({
  name: 'listProperties',
  method: 'GET',
  path: '/staff/properties',
  summary: 'The properties, by name',
  access: 'staff',
  permission: 'properties:read',
  reply: answer(wireSettledProperties),
})
