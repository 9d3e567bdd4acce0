// The licenses of everything the product is built from: `--write` puts them into docs/licenses.md. One that asks for more than
// its notice, and one that nobody has read, is refused.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, root } from './run.mjs'
import { refuse } from './say.mjs'

/** What may be taken into the product and handed on with its notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
])

/** Packages under another license, each with why it may be used. */
const accepted = {
  '@axe-core/playwright': ['MPL-2.0', 'tests only; used as it is'],
  '@img/sharp-libvips': [
    'LGPL-3.0-or-later',
    'a library of its own beside the service, which anybody may exchange',
  ],
  'axe-core': ['MPL-2.0', 'tests only; used as it is'],
  lightningcss: ['MPL-2.0', 'builds only; used as it is'],
}

/** Packages whose description names no license: where it was read. */
const readElsewhere = {
  '@react-aria/optimize-locales-plugin': ['Apache-2.0', 'the license of its repository'],
  precond: ['MIT', 'its readme'],
  'require-like': ['MIT', 'its readme'],
}

/** A name without the system a build is for. */
const nameOf = (name) => name.replace(/-(?:darwin|linux|linuxmusl|win32|wasm32)\b.*$/, '')
/** Installed on one system only, under MIT: the page is the same on all. */
const ofOneSystem = new Set(['fsevents'])

/** Each package with each license of its versions; `which` is `--prod` for those that run or are built in. */
function licensesOf(...which) {
  const output = execFileSync('pnpm', ['licenses', 'list', '--recursive', '--json', ...which], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  return Object.entries(JSON.parse(output)).flatMap(([license, packages]) => {
    const names = new Set(packages.map(({ name }) => nameOf(name)))
    return [...names]
      .filter((name) => !ofOneSystem.has(name))
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((name) => [name, license])
  })
}

/** Whether one of the licenses offered may be taken, or all that apply together may. */
export function mayBeUsed(name, license) {
  const [known] = readElsewhere[name] ?? [license]
  if (accepted[name]?.[0] === known) return true
  const bare = known.replaceAll(/[()]/g, '')
  return bare.includes(' OR ')
    ? bare.split(' OR ').some((one) => allowed.has(one))
    : bare.split(' AND ').every((one) => allowed.has(one))
}

/** The packages that may not be used, as `name: license`. */
export const forbidden = () =>
  licensesOf()
    .filter(([name, license]) => !mayBeUsed(name, license))
    .map((pair) => pair.join(': '))

/** The page: what runs or is built in, by license. */
export function page() {
  const byLicense = Map.groupBy(
    licensesOf('--prod'),
    ([name, license]) => readElsewhere[name]?.[0] ?? license,
  )
  const rows = [...byLicense].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = (packages) => packages.map(([name]) => name)
  const apart = { ...accepted, ...readElsewhere }
  return [
    '# Licenses',
    '',
    'What the product runs on or is built from, by license, without the packages that only tests use: `npm run licenses -- --write`.',
    'A license that asks for more than its notice is refused by `scripts/licenses.test.mjs`, unless its package stands below with its reason.',
    '',
    ...rows.flatMap(([license, packages]) => [
      `## ${license} (${packages.length})`,
      '',
      `${names(packages).join(', ')}.`,
      '',
    ]),
    '## With a reason',
    '',
    ...Object.entries(apart).map(([name, [license, why]]) => `- ${name}: ${license}; ${why}.`),
    '',
  ].join('\n')
}

export const pageFile = join(root, 'docs', 'licenses.md')

if (process.argv[1] === import.meta.filename) {
  const found = forbidden()
  if (found.length > 0) refuse(`These may not be used:\n  ${found.join('\n  ')}`)
  if (process.argv.includes('--write')) writeFileSync(pageFile, page())
  else process.stdout.write(page())
}
