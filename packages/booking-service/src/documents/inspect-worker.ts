// Looks at guests' files in a thread of its own: whatever a file makes of it, the service goes on answering.
import { parentPort } from 'node:worker_threads'
import { inspectProof } from './inspect-proof.ts'

const port = parentPort
port?.on('message', (bytes: Uint8Array<ArrayBuffer>) => void look(bytes))
port?.postMessage('ready')

async function look(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  port?.postMessage(await inspectProof(Buffer.from(bytes.buffer)))
}
