import { pipe, regex, strictObject, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { wireOwnAccount } from '../../wire/team.ts'

/** The first code of an app that was set up in this account. */
export const confirmOwnApp = /* @__PURE__ */ endpoint({
  name: 'confirmOwnApp',
  method: 'POST',
  path: '/staff/account/app',
  summary: 'Adds an authenticator app with its first code',
  access: 'staff',
  permission: 'account:edit',
  body: strictObject({ code: pipe(string(), regex(/^\d{6}$/)) }),
  refusals: { 'code-not-valid': nothing },
  reply: answer(wireOwnAccount),
})
