import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Gone once a server was stopped; left behind by one that was killed. */
const idFile = 'postmaster.pid'

const firstProcess = (data: string): number => Number(readFileSync(join(data, idFile), 'utf8').split('\n')[0])

/** The processes of a running PostgreSQL server by the folder of its data: the one that starts the others, then the others. */
export function serverProcesses(data: string): readonly number[] {
  const first = firstProcess(data)
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
  return [first, ...(stdout.match(/\d+/g) ?? []).map(Number)]
}

/**
 * `kill -9` of every process of a server. The first one is stopped before: one that it started meanwhile would outlive the
 * others, and a server does not start again while it holds their memory.
 */
export function killServer(data: string): void {
  send(firstProcess(data), 'SIGSTOP')
  for (const pid of serverProcesses(data)) send(pid, 'SIGKILL')
}

/** Whether the process that starts the others has not ended. */
export const isServerRunning = (data: string): boolean =>
  existsSync(join(data, idFile)) && send(firstProcess(data), 0)

/** Whether there was such a process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
