import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The processes of a running PostgreSQL server by the folder of its data: the one that starts the others, then the others. */
export function serverProcesses(data: string): readonly number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
  return [first, ...(stdout.match(/\d+/g) ?? []).map(Number)]
}

/** `kill -9` of every process of a server. */
export function killServer(data: string): void {
  for (const pid of serverProcesses(data)) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
