import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of what a test run creates once. */
    runFolder: string
  }
}

/** A file of the run's folder with one byte for every suite that is left to the full run. */
export const leftToTheFullRun = 'left-to-the-full-run'

/** Creates the run's folder; afterwards reports the suites left to the full run, and deletes the folder. */
export default function runFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-run-'))
  project.provide('runFolder', folder)
  return () => {
    const left = join(folder, leftToTheFullRun)
    if (existsSync(left))
      console.info(
        `Left to the full run (TEST_DEPTH=full): ${statSync(left).size} suites on PostgreSQL, proved here on the embedded database.`,
      )
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates something once per run, in the first test file that needs it; the others wait for it. */
export async function madeOnce(folder: string, name: string, make: () => Promise<void>): Promise<void> {
  const made = join(folder, `${name}.made`)
  const failed = join(folder, `${name}.failed`)
  if (isFirst(join(folder, `${name}.begun`))) {
    await make().catch((thrown: unknown) => {
      writeFileSync(failed, '')
      throw thrown
    })
    writeFileSync(made, '')
    return
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(`${name} could not be made`)
    await wait(50)
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
