import { execFileSync, spawn } from 'node:child_process'

export type OwnProcess = {
  readonly startedInMs: number
  readonly megabytes: () => number
  readonly stop: () => Promise<void>
}

/** Starts a program and waits until its address answers. */
export async function startProcess(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
  readyUrl: string,
): Promise<OwnProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
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
