// Every regular expression of the code that reads what strangers send is looked at for backtracking: one that takes
// more than linear time on a text made for it lets one request hold the process.
import { globSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import ts from 'typescript'
import { root } from './run.mjs'
import { refuse, seconds } from './say.mjs'

const packages = [
  'booking-service',
  'dev-identity-pool',
  'dev-payment-provider',
  'domain',
  'contract',
  'identity',
  'messages',
]

/** Expressions that take longer, or cannot be read here, and why that is no danger. */
const accepted = [
  {
    file: 'packages/booking-service/src/platform/http/content-policy.ts',
    why: 'reads the pages we built ourselves, at the start',
  },
  {
    file: 'packages/booking-service/src/app.ts',
    source: "new RegExp(`^/api${path.replaceAll(/:\\w+/g, '[^/]+')}$`)",
    why: 'is made of the paths of our own calls: each part ends at a slash',
  },
  {
    file: 'packages/dev-payment-provider/src/console-routes.ts',
    why: 'reads the pages the stand-in for a payment provider writes itself, for people trying the product out',
  },
]

/** One that once held the process for 24 s: a checker that lets it pass checks nothing. */
const control = { source: String.raw`\/Filter\s*\[?\s*\/FlateDecode\b(?!\s*\/)`, flags: '' }

const since = performance.now()
// A machine with other work is slow, not wrong.
const limits = { timeout: 120_000 }
if ((await check(control.source, control.flags, limits)).status !== 'vulnerable')
  refuse('The check of regular expressions does not find the one it is known to find.')

const found = packages.flatMap((name) =>
  globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
    .flatMap(expressionsIn),
)
const troubles = []
for (const { file, line, text, source, flags } of found) {
  if (accepted.some((one) => one.file === file && (one.source === undefined || one.source === text))) continue
  const trouble = source === undefined ? 'is made while running' : await troubleOf(source, flags)
  if (trouble) troubles.push(`${file}:${line} ${text} ${trouble}`)
}
if (troubles.length > 0) refuse(`Regular expressions that can hold the process:\n${troubles.join('\n')}`)
process.stdout.write(`${found.length} regular expressions take linear time (${seconds(since)})\n`)

async function troubleOf(source, flags) {
  const { status, complexity, attack, error } = await check(source, flags, limits)
  if (status === 'safe') return undefined
  return status === 'vulnerable'
    ? `takes ${complexity?.summary ?? 'too long'}, with ${attack?.pattern}`
    : `could not be checked: ${error?.kind}`
}

function expressionsIn(file) {
  const code = ts.createSourceFile(file, readFileSync(`${root}/${file}`, 'utf8'), ts.ScriptTarget.Latest)
  const expressions = []
  const visit = (node) => {
    const text = node.getText(code)
    const line = code.getLineAndCharacterOfPosition(node.getStart(code)).line + 1
    if (ts.isRegularExpressionLiteral(node)) {
      const end = text.lastIndexOf('/')
      expressions.push({ file, line, text, source: text.slice(1, end), flags: text.slice(end + 1) })
    }
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isMade && node.expression.getText(code) === 'RegExp') expressions.push({ file, line, text })
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(code, visit)
  return expressions
}
