import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readBrand } from './brand-files.ts'

type StartOptions = { readonly service?: string | undefined; readonly port?: string | undefined }
type Sample = { readonly shows: string; readonly reservationCode: string; readonly oneTimeLink: string }

/**
 * Starts the sample service with the brand of a folder, and the brand's own development server before it; prints who can
 * sign in. Ends with either of them.
 */
export async function start(folder: string, options: StartOptions): Promise<number> {
  const checkout = options.service ?? process.env.VERANDA_SERVICE
  const program = checkout && resolve(checkout, 'packages/dev-service/dist/main.js')
  if (!checkout || !program || !existsSync(program)) {
    process.stderr.write(
      `There is no sample service${checkout ? ` in ${checkout}` : ''}: name a Veranda checkout in which npm start has run, as in veranda start --service ../veranda\n`,
    )
    return 2
  }
  const { served } = await readBrand(folder)
  const port = Number(options.port ?? process.env.PORT ?? 4000)
  const site = `http://${served.hosts[0]}:${port + 1}`
  const service = run(process.execPath, [program], resolve(checkout), {
    PORT: String(port),
    BRANDS: join(folder, 'served.ts'),
    SHELLS_DIR: dirname(folder),
    DATA_DIR: join(folder, 'node_modules/.veranda'),
    SAMPLE_DATA: 'yes',
    PUBLIC_HOSTS: `${site}=${served.id}`,
  })
  const vite = createRequire(join(folder, 'package.json')).resolve('vite/package.json')
  const pages = run(
    process.execPath,
    [
      join(dirname(vite), 'bin/vite.js'),
      '--port',
      String(port + 1),
      '--strictPort',
      '--clearScreen',
      'false',
    ],
    folder,
    { SERVICE_PORT: String(port) },
  )
  const ended = Promise.race([service, pages].map(endOf))
  const samples = await Promise.race([samplesOf(port), ended])
  if (Array.isArray(samples)) {
    process.stdout.write(`\n${served.displayName} is at ${site}\n`)
    for (const { shows, reservationCode, oneTimeLink } of samples)
      process.stdout.write(`  ${shows}: ${reservationCode}, or straight in by ${oneTimeLink}\n`)
  }
  const code = await ended
  for (const child of [service, pages]) child.kill('SIGTERM')
  return code
}

function run(command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return child
}

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((done) => {
    child.on('exit', (code) => done(code ?? 0))
  })

/** The guests of the sample hotel, once the service answers. */
async function samplesOf(port: number): Promise<readonly Sample[]> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/samples.json`).catch(() => undefined)
    if (answer?.ok) return (await answer.json()) as readonly Sample[]
    await wait(200)
  }
}
