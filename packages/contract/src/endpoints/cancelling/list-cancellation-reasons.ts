import { array, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import {
  decodeCancellationReason,
  reasonApplication,
  wireCancellationReason,
} from '../../wire/cancellation-reason.ts'

/** Why guests cancel, in their language: what each reason wants to be told, and what follows it. */
export const listCancellationReasons = /* @__PURE__ */ endpoint({
  name: 'listCancellationReasons',
  method: 'GET',
  path: '/booking/cancellation-reasons/applications/:application',
  summary: 'The reasons to choose from, with their follow-up questions',
  access: 'guest',
  params: strictObject({ application: reasonApplication }),
  reply: {
    status: 200,
    schema: array(wireCancellationReason),
    decode: (wire) => wire.map(decodeCancellationReason),
  },
})
