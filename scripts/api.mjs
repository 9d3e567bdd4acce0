// Writes each published package's public interface as text (`api.txt`), so that a change to it shows in the diff.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

const check = process.argv.includes('--check')
const published = [
  'domain',
  'messages',
  'contract',
  'conformance',
  'design-system',
  'embed',
  'portal',
  'vite-shell',
]
/** A union of a hundred texts or more, as the ids of all sentences are. */
const manyTexts = /(?:"[^"]*" \| ){99,}"[^"]*"/g
const parsed = new Map()
let stale = 0

for (const name of published) {
  const folder = join(root, 'packages', name)
  const text = interfaceOf(folder)
  const file = join(folder, 'api.txt')
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (check) {
    stale++
    process.stdout.write(
      `packages/${name}/api.txt is not what the code exports: run node scripts/api.mjs and commit it.\n`,
    )
  } else writeFileSync(file, text)
}
process.exit(stale ? 1 : 0)

function interfaceOf(folder) {
  const entries = entriesOf(folder)
  const program = programOf(Object.values(entries), options(folder))
  const checker = program.getTypeChecker()
  return Object.entries(entries)
    .map(([entry, path]) => {
      const source = program.getSourceFile(path)
      const module = source && checker.getSymbolAtLocation(source)
      const lines = module
        ? checker.getExportsOfModule(module).map((symbol) => lineOf(checker, symbol, source))
        : []
      return `## ${entry}\n\n${lines.sort().join('\n')}\n`
    })
    .join('\n')
}

/** A program whose files are parsed once for all packages: React's types and the platform's are in each of them. */
function programOf(paths, settings) {
  const host = ts.createCompilerHost(settings)
  const plain = ts.createCompilerHost(settings)
  host.getSourceFile = (path, ...how) => {
    if (!parsed.has(path)) parsed.set(path, plain.getSourceFile(path, ...how))
    return parsed.get(path)
  }
  return ts.createProgram(paths, settings, host)
}

function lineOf(checker, symbol, source) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
  if (real.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface)) {
    const text = real.declarations?.[0]?.getText() ?? ''
    return `type ${symbol.name}: ${text
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/^export /, '')}`
  }
  const type = checker.getTypeOfSymbolAtLocation(real, source)
  return `value ${symbol.name}: ${checker.typeToString(type, undefined, format)}`
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(root, '')
    .replaceAll(manyTexts, shortened)
}

/** How many there are and a hash of them: a reader sees that they changed, and `lang` says how. */
function shortened(union) {
  const hash = createHash('sha256').update(union).digest('hex').slice(0, 8)
  return `one of ${union.split(' | ').length} texts (${hash})`
}

function entriesOf(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const sources = Object.entries(exports).filter(([, target]) => target['@veranda/source'])
  return Object.fromEntries(
    sources.flatMap(([entry, { '@veranda/source': pattern }]) =>
      pattern.includes('*') ? expand(folder, entry, pattern) : [[entry, join(folder, pattern)]],
    ),
  )
}

function expand(folder, entry, pattern) {
  const [before, after] = pattern.split('*')
  return readdirSync(join(folder, before))
    .filter((name) => existsSync(join(folder, before, name.replace(after, '') + after)))
    .map((name) => name.replace(after, ''))
    .sort()
    .map((name) => [entry.replace('*', name), join(folder, before, name + after)])
}

function options(folder) {
  const path = join(folder, 'tsconfig.json')
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    folder,
  ).options
}
