import { object, record, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireSettingsSaved } from '../../wire/property-settings.ts'
import { answer } from '../../wire/shape.ts'
import { text, textOrEmpty } from '../../wire/text.ts'

/** Changes what a property decides, from now on; settings that are not named stay as they are. */
export const changePropertySettings = /* @__PURE__ */ endpoint({
  name: 'changePropertySettings',
  method: 'PATCH',
  path: '/staff/properties/:property/settings',
  summary: 'Changes what a property decides',
  access: 'staff',
  permission: 'properties:edit',
  params: strictObject({ property: text(10) }),
  body: strictObject({ values: record(text(60), textOrEmpty(6_000)) }),
  guard: 'once-on-version',
  refusals: {
    /** Which settings or rows are not accepted, and why: words of the domain’s `SettingProblem`. */
    'settings-not-accepted': object({ problems: record(string(), string()) }),
  },
  reply: answer(wireSettingsSaved),
})
