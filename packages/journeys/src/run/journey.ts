// `pnpm journey <name> [brand]`: the journeys of one flow, whole, and what starts every flow on that brand.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const [name = '', brand = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '..')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.journey.ts'))
  .map((file) => file.replaceAll('\\', '/').replace('.journey.ts', ''))
const names = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].sort()
const brands = ['palace', 'moon', 'leblanc', 'partner-resorts', 'partner-city']

if (!names.includes(name)) refuse(`There is no journey “${name}”. There are ${names.join(', ')}.`)
if (brand !== '' && !brands.includes(brand))
  refuse(`There is no brand “${brand}”. There are ${brands.join(', ')}.`)

const { status } = spawnSync(
  'playwright',
  ['test', `/src/${name}[/.]`, ...(brand ? ['/src/every-brand/'] : [])],
  {
    cwd: join(folder, '..'),
    stdio: 'inherit',
    env: { ...process.env, JOURNEY_BRAND: brand },
  },
)
process.exit(status ?? 1)

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
