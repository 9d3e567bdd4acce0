import {
  encodeProof,
  listProofs as listProofsCall,
  openProof as openProofCall,
  removeProof as removeProofCall,
  sendProof as sendProofCall,
} from '@veranda/contract'
import { serve } from '../platform/http/serve.ts'
import { listProofs } from './list-proofs.ts'
import { openProof } from './open-proof.ts'
import { removeProof } from './remove-proof.ts'
import { sendProof } from './send-proof.ts'

export const proofsRoutes = {
  sendProof: serve(sendProofCall, async (service, { guest, params, file, claimOfFile }) => {
    const wish = { bookingId: Number(params.bookingId), fileName: file.name, body: file.body }
    const { answer, isReplay } = await sendProof(service, guest, wish, claimOfFile)
    return { wire: encodeProof(answer), isReplay }
  }),
  removeProof: serve(removeProofCall, async (service, { guest, params, claim }) => {
    const wish = { bookingId: Number(params.bookingId), proofId: params.proofId }
    const { answer, isReplay } = await removeProof(service, guest, wish, claim)
    return { wire: answer, isReplay }
  }),
  listProofs: serve(listProofsCall, async (service, { params }) => {
    const handedIn = await listProofs(service, params.requestId)
    return handedIn.map(encodeProof)
  }),
  openProof: serve(openProofCall, (service, { staff, params }) => openProof(service, staff, params)),
}
