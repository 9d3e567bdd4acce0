import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireSettingsDetail } from '../../wire/property-settings.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** What a property decides, what was changed, and what a sample reservation needs to try it on. */
export const getPropertySettings = /* @__PURE__ */ endpoint({
  name: 'getPropertySettings',
  method: 'GET',
  path: '/staff/properties/:property/settings',
  summary: 'What a property decides, with its history',
  access: 'staff',
  permission: 'properties:read',
  params: strictObject({ property: text(10) }),
  reply: answer(wireSettingsDetail),
})
