// Inspects guests' files in a process of its own: whatever a file does to it, the service goes on answering.
import { writeFile } from 'node:fs/promises'
import { inspectDocument } from './inspect-document.ts'

// When memory runs out, Linux kills this process before the service. Other systems have no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

process.on('message', (bytes: Buffer) => {
  void inspectDocument(bytes)
    .catch((thrown: unknown) => thrown)
    .then((found) => process.send?.(found))
})
process.send?.('ready')
