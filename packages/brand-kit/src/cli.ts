#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { check } from './check/check-brand.ts'
import { start } from './start.ts'
import { exportTokens, importTokens } from './tokens.ts'

const usage = `veranda check [--report folder --site http://aurora.localhost:4000]
  What to mend in the brand of this folder, one line each; ends with 1 where there is any. --report draws every screen of a
  running site, in both modes and three widths, on one page.

veranda start --service <a built Veranda checkout> [--port 4000]
  The brand of this folder with a sample service and guests who can sign in.

veranda tokens export [file]    its tokens as a file of the W3C design tokens format
veranda tokens import <file>    tokens.ts from such a file
`

const options = {
  report: { type: 'string' },
  site: { type: 'string' },
  service: { type: 'string' },
  port: { type: 'string' },
} as const

/** Answers what the process ends with: 2 for a call that means nothing. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [command, verb, file] = positionals
  const folder = process.cwd()
  if (command === 'check') return check(folder, values)
  if (command === 'start') return start(folder, values)
  if (command === 'tokens' && verb === 'export') return exportTokens(folder, file)
  if (command === 'tokens' && verb === 'import' && file !== undefined) return importTokens(folder, file)
  process.stderr.write(usage)
  return 2
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
