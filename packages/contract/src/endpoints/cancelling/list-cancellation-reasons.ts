import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { reasonApplication, wireCancellationReason } from '../../wire/cancellation-reason.ts'
import { answer, list } from '../../wire/shape.ts'

/** The cancellation reasons in the guest's language, with the details each requires and what follows it. */
export const listCancellationReasons = /* @__PURE__ */ endpoint({
  name: 'listCancellationReasons',
  method: 'GET',
  path: '/booking/cancellation-reasons/applications/:application',
  summary: 'The reasons to choose from, with their follow-up questions',
  access: 'guest',
  params: strictObject({ application: reasonApplication }),
  reply: answer(list(wireCancellationReason)),
})
