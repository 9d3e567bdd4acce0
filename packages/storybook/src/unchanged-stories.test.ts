import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { fingerprints } from './unchanged-stories.ts'

const menu = 'components/menu/menu.stories.tsx'
const price = 'components/price/price.stories.tsx'
let root: string

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const inSource = (file: string) => `packages/design-system/src/${file}`
const changedBy = (file: string, text = 'export const changed = 1'): readonly string[] => {
  const before = fingerprints(root)
  write(file, text)
  const after = fingerprints(root)
  return [...after.keys()].filter((each) => before.get(each) !== after.get(each)).sort()
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'veranda-stories-'))
  write('pnpm-lock.yaml', 'lockfileVersion: 9')
  write(inSource(menu), "import { Menu } from './menu.tsx'")
  write(inSource('components/menu/menu.tsx'), "const list = () => import('./menu-list.tsx')")
  write(inSource('components/menu/menu-list.tsx'), "import * as css from './menu-list.css.ts'")
  write(inSource('components/menu/menu-list.css.ts'), '')
  write(inSource(price), 'export const One = {}')
})

test.each([
  ['its own file', inSource(menu)],
  ['a component it shows', inSource('components/menu/menu.tsx')],
  ['the look of a part that is loaded later', inSource('components/menu/menu-list.css.ts')],
])('a story is played again when %s has changed, and no other is', (_what, file) => {
  expect(changedBy(file)).toEqual([menu])
})

test.each([
  ['a rule', 'packages/domain/src/money/money.ts'],
  ['a sentence', 'packages/messages/lang/es-MX.json'],
  ['a theme', inSource('theme/contract.css.ts')],
  ['what stories are judged by', 'packages/storybook/src/layout-faults.ts'],
  ['a library', 'pnpm-lock.yaml'],
])('every story is played again when %s has changed', (_what, file) => {
  expect(changedBy(file)).toEqual([menu, price])
})

test('no story is played again when what is read aloud has changed', () => {
  expect(changedBy('packages/storybook/src/read-aloud/lists.ts')).toEqual([])
})
