#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { reportLines } from './report-lines.ts'
import { reportPage } from './report-page.ts'
import { runConformance } from './run-conformance.ts'
import { settingsFrom, usage } from './settings.ts'

/** Runs the kit; answers what the process ends with: 0 where nothing differs, 1 where something does, 2 where it could not begin. */
async function main(args: readonly string[]): Promise<number> {
  const read = settingsFrom(args, process.env)
  if ('fault' in read) {
    process.stderr.write(`${read.fault}\n\n${usage}`)
    return 2
  }
  const report = await runConformance(read.settings)
  if (read.page !== undefined) await writeFile(read.page, reportPage(report))
  process.stdout.write(`${reportLines(report).join('\n')}\n`)
  return report.calls.some(({ findings }) => findings.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
