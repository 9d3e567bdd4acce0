import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, root } from './run.mjs'
import { refuse } from './say.mjs'
import { setUp } from './setup.mjs'

const service = Number(process.env.PORT ?? 4000)

/** Each shell has a server of its own; the brands it shows, by the name before `.localhost`. */
const shells = [
  { name: 'palace', hosts: { palace: 'palace' } },
  { name: 'moon', hosts: { moon: 'moon' } },
  { name: 'leblanc', hosts: { leblanc: 'leblanc' } },
  {
    name: 'partner',
    hosts: {
      'resorts.partner': 'partner-resorts',
      'city.partner': 'partner-city',
      partner: 'partner-resorts+partner-city',
    },
  },
  { name: 'back-office', hosts: { admin: 'admin' } },
].map((shell, index) => ({ ...shell, port: service + 1 + index }))

/** `npm run dev moon` starts the site of one brand, by the brand's or the shell's name; without a name all of them. */
const name = process.argv[2]
const started = shells.filter((shell) => name === undefined || shell.name === name || hasBrand(shell, name))
if (started.length === 0)
  refuse(
    `No site shows “${name}”. There are: ${shells.flatMap((shell) => Object.values(shell.hosts)).join(', ')}.`,
  )

/** The service is told where the shells are, so that its addresses, letters and hand-overs lead to them. */
const publicHosts = shells.flatMap(({ hosts, port }) =>
  Object.entries(hosts).map(([host, site]) => `http://${host}.localhost:${port}=${site}`),
)

await setUp()

const notReady = new Set(started.map(({ name }) => name))
const heldBack = []
const children = [
  start('service', root, ['--watch', '--conditions=@veranda/source', 'packages/dev-service/src/main.ts'], {
    PORT: String(service),
    PUBLIC_HOSTS: publicHosts.join(' '),
    DATA_DIR: process.env.DATA_DIR ?? join(root, '.data', 'development'),
    SAMPLE_DATA: process.env.SAMPLE_DATA ?? 'yes',
  }),
  ...started.map(({ name, port }) => {
    const vite = ['node_modules/vite/bin/vite.js', '--configLoader', 'native']
    const address = ['--port', String(port), '--strictPort', '--clearScreen', 'false']
    const args = ['--conditions=@veranda/source', ...vite, ...address]
    return start(name, join(root, 'shells', name), args, { SERVICE_PORT: String(service) })
  }),
]

/** The service lists every brand's address; those whose sites were not started would lead nowhere. */
function leadsToNoSite(line) {
  return shells.some((shell) => !started.includes(shell) && line.includes(`.localhost:${shell.port}`))
}

function hasBrand({ hosts }, brand) {
  return Object.values(hosts).some((site) => site.split('+').includes(brand))
}

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0))

/** Ends every process of the set once; this one ends with the last of them. */
function stop(code) {
  process.exitCode ??= code
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}

/** Starts one process of the set, out of the terminal's reach, so that Ctrl-C reaches it only once: through `stop`. */
function start(name, cwd, args, env) {
  const child = spawn('node', args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) =>
      String(chunk)
        .split('\n')
        .forEach((line) => say(name, line)),
    )
  child.on('exit', (code) => {
    if (isStopping) return
    say(name, `has ended with ${code}; so do the others`)
    stop(1)
  })
  return child
}

/** Every line carries its name. The table of addresses, which the service prints, waits until all of them answer. */
function say(name, line) {
  if (line.trim() === '' || /➜/.test(line) || leadsToNoSite(line)) return
  const text = `${name.padEnd(12)} ${line}\n`
  if (name === 'service' && notReady.size > 0) return void heldBack.push(text)
  process.stdout.write(text)
  if (!/ready in/.test(line) || !notReady.delete(name) || notReady.size > 0) return
  process.stdout.write(heldBack.splice(0).join(''))
}
