import { execFileSync, spawn } from 'node:child_process'

export type OwnProcess = {
  readonly startedInMs: number
  readonly megabytes: () => number
  /** After everything was let go that nobody holds any more; of a program started with `tellingMemory`. */
  readonly memoryHeld: () => Promise<NodeJS.MemoryUsage>
  readonly stop: () => Promise<void>
}

/** Put before a program, it lets `memoryHeld` ask it. */
export const tellingMemory: readonly string[] = [
  '--expose-gc',
  '--import',
  new URL('tell-memory.ts', import.meta.url).href,
]

/** Starts a program and waits until its address answers. */
export async function startProcess(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
  readyUrl: string,
): Promise<OwnProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await answers(readyUrl))) {
    if (child.exitCode !== null) throw new Error(`${program.join(' ')} ended with ${child.exitCode}`)
    if (performance.now() - began > 60_000) throw new Error(`${program.join(' ')} was not ready in a minute`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return {
    startedInMs: performance.now() - began,
    megabytes: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    memoryHeld: () =>
      new Promise((resolve, reject) => {
        child.once('message', (held) => resolve(held as NodeJS.MemoryUsage))
        child.send('memory', (failure) => failure && reject(failure))
      }),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
