// Stands in for the thread that looks at files: a word makes it do what a hostile file would have it do.
import { parentPort } from 'node:worker_threads'

parentPort?.on('message', (bytes: Uint8Array) => {
  const word = Buffer.from(bytes).toString().replace('%PDF-', '')
  for (; word === 'never ends'; );
  for (const hoard = []; word === 'hoards'; ) hoard.push(Array.from({ length: 1_000 }, Math.random))
  if (word === 'leaves') process.exit(1)
  if (word === 'fails') throw new Error('A bug of ours')
  parentPort?.postMessage({ type: 'image/png' })
})
parentPort?.postMessage('ready')
