// Whether a package of the lockfile is known to be vulnerable: one of high or critical severity is a failure. Where the registry
// gives no advisories, the page of figures says that it was not measured.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const grave = new Set(['high', 'critical'])

const { output } = await run('pnpm', ['audit', '--json'])
const answer = advisoriesIn(output)
const found = answer && Object.values(answer.advisories)
const bad = (found ?? []).filter(({ severity }) => grave.has(severity))
const value = found
  ? `${bad.length} high or critical, ${found.length - bad.length} others`
  : 'not measured: the registry gives no advisories'
const folder = join(root, 'reports', 'figures')
mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'vulnerabilities.json'),
  JSON.stringify({ name: 'Known vulnerabilities in the lockfile', value }),
)
process.stdout.write(`Known vulnerabilities: ${value}\n`)
for (const { module_name: name, severity, title, url } of bad)
  process.stdout.write(`  ${severity}: ${name}, ${title} (${url})\n`)
if (bad.length > 0) process.exit(1)

function advisoriesIn(text) {
  try {
    const read = JSON.parse(text)
    return read.advisories ? read : undefined
  } catch {
    return undefined
  }
}
