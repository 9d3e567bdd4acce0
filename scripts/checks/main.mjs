// Runs the checks of one depth with the project's own Node, once everything they need is installed.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { fullChecks, landingChecks, workingChecks } from './checks.mjs'
import { writeFigures } from './figures.mjs'
import { runChecks } from './run-checks.mjs'

const depths = {
  working: { checks: workingChecks, env: {} },
  landing: { checks: landingChecks, env: { VERANDA_BUILD: 'quick' }, gigabytesInMemory: 3 },
  full: { checks: fullChecks, env: { TEST_DEPTH: 'full' }, gigabytesInMemory: 8 },
}

const depth = process.argv[2]
const { checks, env, gigabytesInMemory } = depths[depth]
const memory = gigabytesInMemory === undefined ? undefined : folderInMemory(gigabytesInMemory)
const report = await runChecks(checks, env, memory)
if (depth === 'full') process.stdout.write(`The page of figures is ${writeFigures(report)}\n`)
process.exitCode = report.failed === 0 ? 0 : 1

/**
 * A folder of the system's that is kept in memory, where there is plenty: a run copies a thousand small databases, and
 * waits for a disk a third of the time.
 */
function folderInMemory(gigabytes) {
  const plenty = gigabytes * 2 ** 30
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    if (bavail * bsize < plenty || freemem() < 2 * plenty) return undefined
    const folder = mkdtempSync(join('/dev/shm', 'veranda-'))
    // As root, the database server is another user, who has to get in.
    chmodSync(folder, 0o711)
    // Memory is not left occupied, however the run ends.
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
    return folder
  } catch {
    return undefined
  }
}
