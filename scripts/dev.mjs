import { spawn } from 'node:child_process'
import { environment, root } from './run.mjs'
import { setUp } from './setup.mjs'

const service = Number(process.env.PORT ?? 4000)
const shells = ['palace', 'moon', 'leblanc', 'partner', 'back-office'].map((name, index) => ({
  name,
  port: service + 1 + index,
}))

await setUp()

const children = [
  start('service', root, 'node', [
    '--watch',
    '--conditions=@veranda/source',
    'packages/booking-service/src/main.ts',
  ]),
  ...shells.map(({ name, port }) =>
    start(name, root, 'pnpm', [
      '--dir',
      `shells/${name}`,
      'run',
      'dev',
      '--port',
      String(port),
      '--strictPort',
    ]),
  ),
]
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)))

/** Starts one process of the development set; every line it prints carries its name. */
function start(name, cwd, command, args) {
  const origins = shells.map(({ port }) => port).join(',')
  const env = {
    PORT: String(service),
    SERVICE_PORT: String(service),
    DEV_SHELL_PORTS: origins,
    SAMPLE_DATA: 'yes',
  }
  const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      for (const line of String(chunk).split('\n').filter(Boolean))
        process.stdout.write(`${name.padEnd(12)} ${line}\n`)
    })
  }
  return child
}
