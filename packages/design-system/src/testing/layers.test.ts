import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const layers = ['theme', 'components', 'scenes', 'patterns', 'screens'] as const
type Layer = (typeof layers)[number]

/** What each layer may import of its own package, itself included. */
const reach: Record<Layer, readonly Layer[]> = {
  theme: ['theme'],
  components: ['theme', 'components'],
  scenes: ['theme', 'scenes'],
  patterns: ['theme', 'components', 'scenes', 'patterns'],
  screens: ['theme', 'components', 'scenes', 'patterns', 'screens'],
}

const filesOf = (layer: Layer): readonly string[] =>
  globSync(`${layer}/**/*.{ts,tsx}`, { cwd: source }).filter((file) => !/\.(stories|test)\./.test(file))

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to]) =>
    path.join(path.dirname(file), to ?? ''),
  )

test.each(layers)('%s reach only what stands below them', (layer) => {
  const strays = filesOf(layer).flatMap((file) =>
    importsOf(file)
      .filter((to) => !reach[layer].some((allowed) => to.startsWith(`${allowed}/`)))
      .map((to) => `${file} imports ${to}`),
  )
  expect(strays).toEqual([])
})

test('a screen reaches into no other screen: what two of them share is a pattern', () => {
  const folderOf = (file: string) => file.split('/')[1]
  const strays = filesOf('screens').flatMap((file) =>
    importsOf(file)
      .filter((to) => to.startsWith('screens/') && folderOf(to) !== folderOf(file))
      .map((to) => `${file} imports ${to}`),
  )
  expect(strays).toEqual([])
})

test('a colour is said only in the theme', () => {
  const literal = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i
  const statements = layers
    .filter((layer) => layer !== 'theme')
    .flatMap(filesOf)
    .filter((file) => file.endsWith('.css.ts') && literal.test(readFileSync(path.join(source, file), 'utf8')))
  expect(statements).toEqual([])
})
