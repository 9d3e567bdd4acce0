import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** A file of the run's folder with one line for everything that is left to the full run. */
export const leftToTheFullRun = 'left-to-the-full-run'

/** Creates the run's folder; afterwards reports what was left to the full run, and deletes the folder. */
export default function runFolder(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-run-'))
  project.provide('runFolder', folder)
  return () => {
    const left = join(folder, leftToTheFullRun)
    const counts = new Map<string, number>()
    for (const what of existsSync(left) ? readFileSync(left, 'utf8').trimEnd().split('\n') : [])
      counts.set(what, (counts.get(what) ?? 0) + 1)
    for (const [what, count] of counts)
      console.info(`Left to the full run (TEST_DEPTH=full): ${count} ${what}.`)
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
