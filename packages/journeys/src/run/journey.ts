// `pnpm journey <name> [brand]`: the journeys of one folder or file on one brand, and the start of every flow there.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { brands } from './chosen-brand.ts'

const [name = '', brand = ''] = process.argv.slice(2)
const source = join(import.meta.dirname, '..')
const names = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.journey.ts'))
    .map((file) => file.split(/[\\/.]/)[0] ?? ''),
)
const files = `/src/${name}[/.]`

if (!names.has(name)) refuse(`There is no journey “${name}”. There are ${[...names].sort().join(', ')}.`)
if (brand !== '') {
  if (!brands.some((known) => known === brand))
    refuse(`There is no brand “${brand}”. There are ${brands.join(', ')}.`)
  const its = brandsOf(files)
  if (!its.includes(brand)) refuse(`“${name}” is not played on ${brand}. It is played on ${its.join(', ')}.`)
}
const { status } = playwright([files, ...(brand ? ['/src/every-brand/'] : [])], {
  JOURNEY_BRAND: brand,
  stdio: 'inherit',
})
process.exit(status ?? 1)

/** The brands the journeys of these files are tagged with in the full run; those without a tag are palace's. */
function brandsOf(wanted: string): readonly string[] {
  const { stdout } = playwright([wanted, '--list', '--reporter=json'], { TEST_DEPTH: 'full', stdio: 'pipe' })
  const played = specsIn(JSON.parse(stdout) as Listed)
  return brands.filter((known) =>
    played.some(({ tags }) => (tags.length > 0 ? tags.includes(known) : known === 'palace')),
  )
}

type Spec = { readonly tags: readonly string[] }
type Listed = { readonly specs?: readonly Spec[]; readonly suites?: readonly Listed[] }

function specsIn({ specs = [], suites = [] }: Listed): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

type Run = {
  readonly stdio: 'inherit' | 'pipe'
  readonly JOURNEY_BRAND?: string
  readonly TEST_DEPTH?: string
}

function playwright(args: readonly string[], { stdio, ...env }: Run) {
  return spawnSync('playwright', ['test', ...args], {
    cwd: join(source, '..'),
    encoding: 'utf8',
    stdio,
    env: { ...process.env, JOURNEY_BRAND: '', ...env },
  })
}

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
