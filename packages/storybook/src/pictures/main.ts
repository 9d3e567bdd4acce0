import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { comparePictures } from './compare-pictures.ts'
import { differencesPage, differing } from './differences-page.ts'
import { takePictures } from './take-pictures.ts'

const { values } = parseArgs({
  options: {
    storybook: { type: 'string' },
    into: { type: 'string' },
    only: { type: 'string' },
    old: { type: 'string' },
    report: { type: 'string' },
    against: { type: 'string' },
  },
})
const { storybook, into, only = '', old, report, against = '' } = values
if (storybook === undefined || into === undefined) throw new Error('Which Storybook, and where to?')

/** Takes the pictures of a built Storybook; with `old` compares them with those and writes the page. Ends with 1 where one differs. */
rmSync(into, { recursive: true, force: true })
const untaken = await takePictures({
  storybook,
  into,
  only,
  onTaken: (done, of) => {
    if (done % 25 === 0 || done === of) process.stdout.write(`${done} of ${of} pictures\n`)
  },
})
for (const { name, reason } of untaken) process.stdout.write(`Not taken: ${name}: ${reason}\n`)
if (untaken.length > 0) process.exitCode = 1
if (old !== undefined && report !== undefined) {
  const changes = comparePictures({ old, taken: into, into: join(report, 'difference') }).filter(({ name }) =>
    name.includes(only),
  )
  for (const [from, name] of [
    [old, 'old'],
    [into, 'new'],
  ] as const) {
    rmSync(join(report, name), { recursive: true, force: true })
    for (const change of changes) {
      const file = join(from, `${change.name}.png`)
      if (existsSync(file)) cpSync(file, join(report, name, `${change.name}.png`))
    }
  }
  const page = join(report, 'index.html')
  writeFileSync(page, differencesPage({ changes, untaken, against }))
  for (const { name, kind, pixels } of changes)
    process.stdout.write(`${kind}: ${name}${pixels === undefined ? '' : `, ${pixels} pixels`}\n`)
  if (changes.length > 0) process.stdout.write(`${differing(changes.length)}: ${page}\n`)
  else if (untaken.length === 0) process.stdout.write(`${differing(0)}.\n`)
  if (changes.length > 0) process.exitCode = 1
}
