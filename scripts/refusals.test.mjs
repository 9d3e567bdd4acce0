import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Each `default:` of a switch over a refusal, and each refusal typed as just any text, by its line. */
function catchAllsIn(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const note = (node) => found.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
  const visit = (node) => {
    if (ts.isSwitchStatement(node) && /refusal$/i.test(node.expression.getText(source)))
      for (const clause of node.caseBlock.clauses) if (ts.isDefaultClause(clause)) note(clause)
    const isRefusal = ts.isPropertySignature(node) && node.name.getText(source) === 'refusal'
    if (isRefusal && node.type?.kind === ts.SyntaxKind.StringKeyword) note(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a page answers each refusal of a call by its word, so that a new one stops the build', () => {
  const files = globSync('packages/{portal,back-office}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing[^/]*\.ts$/.test(file),
  )
  assert.ok(files.length > 250)
  const found = files.flatMap((file) =>
    catchAllsIn(readFileSync(join(root, file), 'utf8'), file).map((line) => `${file}:${line}`),
  )
  assert.deepEqual(found, [])
})

test('a refusal that falls into a default, or is just any text, is found', () => {
  const page = `type Answer = { readonly refusal?: string }
switch (failure.refusal) {
  case 'sold-out':
    return 1
  default:
    return 2
}
switch (path) { default: return 3 }`
  assert.deepEqual(catchAllsIn(page, 'page.ts'), [1, 5])
})
