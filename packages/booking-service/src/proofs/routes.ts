import {
  encodeProof,
  listProofs as listProofsCall,
  openProof as openProofCall,
  removeProof as removeProofCall,
  sendProof as sendProofCall,
} from '@veranda/contract'
import { fileRoute } from '../http/serve-file.ts'
import { guardedRoute } from '../http/serve-guarded.ts'
import { staffFile, staffReading } from '../http/serve-staff.ts'
import { listProofs } from './list-proofs.ts'
import { openProof } from './open-proof.ts'
import { removeProof } from './remove-proof.ts'
import { sendProof } from './send-proof.ts'

export const proofsRoutes = {
  sendProof: fileRoute(sendProofCall, async (service, guest, { params }, { file, claimOfFile }) => {
    const wish = { bookingId: Number(params.bookingId), fileName: file.name, body: file.body }
    const { answer, isReplay } = await sendProof(service, guest, wish, claimOfFile)
    return { wire: encodeProof(answer), isReplay }
  }),
  removeProof: guardedRoute(removeProofCall, async (service, guest, { params }, { claim }) => {
    const wish = { bookingId: Number(params.bookingId), proofId: params.proofId }
    const { answer, isReplay } = await removeProof(service, guest, wish, claim)
    return { wire: answer, isReplay }
  }),
  listProofs: staffReading(listProofsCall, async (service, _, { params }) => {
    const handedIn = await listProofs(service, params.requestId)
    return handedIn.map(encodeProof)
  }),
  openProof: staffFile(openProofCall, (service, staff, { params }) => openProof(service, staff, params)),
}
