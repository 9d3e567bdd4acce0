import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

// Kept for the user, not in the checkout: a second clone of what was checked here does not check it again.
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'veranda', 'turbo')

/** The project's own Node and tools come first on the path. */
export const environment = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  // A tool that is started twenty times is compiled once.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR ?? cache,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  ...more,
})

/** Runs a command quietly; its output is kept and handed back with its exit code. */
export function run(command, args, { env = {}, log, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    const file = log && openLog(log)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        chunks.push(chunk)
        file?.write(chunk)
      })
    }
    const end = (code) => {
      file?.end()
      resolve({ code, output: Buffer.concat(chunks).toString() })
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(127)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Hands the terminal to a command and takes its exit code; signals reach it first. */
export function handOver(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: environment(env), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function openLog(path) {
  mkdirSync(dirname(path), { recursive: true })
  return createWriteStream(path)
}
