import {
  answerSpecialRequest as answerCall,
  encodeSpecialRequest,
  listSpecialRequests as listCall,
  markSpecialRequestSeen as markSeenCall,
  sendSpecialRequest as sendCall,
} from '@veranda/contract'
import type { SpecialRequest } from '@veranda/domain'
import { serve } from '../platform/http/serve.ts'
import type { Once } from '../platform/idempotency/do-once.ts'
import { answerRequest } from './answer-request.ts'
import { listRequests } from './list-requests.ts'
import { markSeen } from './mark-seen.ts'
import { sendRequest } from './send-request.ts'

const onWire = ({ answer, isReplay }: Once<SpecialRequest>) => ({
  wire: encodeSpecialRequest(answer),
  isReplay,
})

export const specialRequestsRoutes = {
  sendSpecialRequest: serve(sendCall, async (service, { guest, params, body, claim, version }) => {
    const wish = { roomId: Number(params.roomId), text: body.comment, version }
    return onWire(await sendRequest(service, guest, wish, claim))
  }),
  listSpecialRequests: serve(listCall, async (service, { guest, params }) => {
    const requests = await listRequests(service, guest, Number(params.bookingId))
    return requests.map(encodeSpecialRequest)
  }),
  markSpecialRequestSeen: serve(markSeenCall, async (service, { staff, params, claim }) =>
    onWire(await markSeen(service, staff, Number(params.requestId), claim)),
  ),
  answerSpecialRequest: serve(answerCall, async (service, { staff, params, body, claim }) => {
    const wish = { requestId: Number(params.requestId), answer: body.answer }
    return onWire(await answerRequest(service, staff, wish, claim))
  }),
}
