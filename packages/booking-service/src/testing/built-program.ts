import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the programs built for this run. */
    builtDir: string
  }
}

/** Builds the package's programs once per run, and deletes them afterwards. */
export default function build(project: TestProject): () => void {
  // Inside the package, so that unbundled dependencies are found; named after this run, because two runs may
  // overlap.
  const { root } = project.config
  const builtDir = join(root, `node_modules/.cache/built-for-tests-${process.pid}`)
  execFileSync(process.execPath, [join(root, 'build.mjs')], {
    env: { ...process.env, BUILD_DIR: builtDir },
  })
  project.provide('builtDir', builtDir)
  return () => rmSync(builtDir, { recursive: true, force: true })
}

export type Program = {
  readonly child: ChildProcess
  /** What it wrote, both streams apart. */
  readonly output: () => string
  readonly errors: () => string
  /** Its exit code; null when it was killed. */
  readonly ended: Promise<number | null>
}

/** Runs a built program, of this version unless another folder is named, with a minimal environment. */
export function run(
  env: Readonly<Record<string, string>>,
  program: 'main' | 'import' = 'main',
  args: readonly string[] = [],
  builtDir = inject('builtDir'),
): Program {
  const child = spawn(process.execPath, [`${builtDir}/${program}.js`, ...args], {
    // Compiled by the first, the others start sooner.
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: `${builtDir}/compiled`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { output: '', errors: '' }
  child.stdout.on('data', (part: Buffer) => (output.output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output.errors += part.toString()))
  return {
    child,
    output: () => output.output,
    errors: () => output.errors,
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
}

/** Waits until the program answers on its port, long enough for a machine with other work; returns the milliseconds it took. */
export async function ready({ child, errors }: Program, port: number): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < 180_000) {
    if (child.exitCode !== null) throw new Error(errors())
    const isUp = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return performance.now() - began
    await new Promise((later) => setTimeout(later, 20))
  }
  throw new Error('Not ready within three minutes')
}
