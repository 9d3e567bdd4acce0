// Stands in for the thread that looks at files: a word makes it do what a hostile file would have it do.
import { parentPort } from 'node:worker_threads'

const port = parentPort
port?.on('message', (bytes: Uint8Array) => {
  let word = Buffer.from(bytes).toString().replace('%PDF-', '')
  while (word === 'never ends') word = word.trim()
  for (const hoard = []; word === 'hoards'; word = word.trim())
    hoard.push(Array.from({ length: 1_000 }, Math.random))
  if (word === 'leaves') process.exit(1)
  if (word === 'fails') throw new Error('A bug of ours')
  port.postMessage({ type: 'image/png' })
})
port?.postMessage('ready')
