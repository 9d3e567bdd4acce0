import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { environment, root } from '../run.mjs'

/** The built service, handed the brand of a folder as the page says; an address for what belongs to no brand. */
export async function startService({ brands, shellsDir, dataDir }) {
  const port = await freePort()
  const child = spawn('node', ['packages/dev-service/dist/main.js'], {
    cwd: root,
    env: environment({
      PORT: String(port),
      BRANDS: brands,
      SHELLS_DIR: shellsDir,
      DATA_DIR: join(dataDir, 'database'),
      SAMPLE_DATA: 'yes',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const wording = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => wording.push(chunk))
  const ended = new Promise((resolve) => child.on('close', resolve))
  const start = `http://localhost:${port}`
  const until = Date.now() + 180_000
  for (;;) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`The service did not start:\n${Buffer.concat(wording).toString()}`)
    }
    if (await isReady(start)) break
    await new Promise((later) => setTimeout(later, 200))
  }
  return {
    start,
    close: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const isReady = (start) =>
  fetch(`${start}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => found(port))
    })
  })
