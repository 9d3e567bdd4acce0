import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guides } from './guides.ts'

const components = join(import.meta.dirname, '../../../design-system/src/components')
const textOf = (file: string): string => readFileSync(join(components, file), 'utf8')

/** Every component that Storybook lists, by its name there and its folder. */
const listed = globSync('*/*.stories.tsx', { cwd: components }).map((file) => ({
  name: /title: 'Components\/([^']+)'/.exec(textOf(file))?.[1] ?? file,
  folder: dirname(file),
}))

describe('the documentation of a component', () => {
  test('says of each what it is for and how it is used, and of nothing that is gone', () => {
    expect(Object.keys(guides).toSorted()).toEqual(listed.map(({ name }) => name).toSorted())
  })

  /** What the keyboard reaches, by what a component is made of. */
  const control = /<(button|input|select|textarea|summary|dialog|a)\b|from '(react-aria-components|radix-ui)'/
  const reached = listed.filter(({ folder }) =>
    globSync(`${folder}/*.tsx`, { cwd: components }).some(
      (file) => !/\.(stories|test)\.tsx$/.test(file) && control.test(textOf(file)),
    ),
  )

  test.each(reached)('says what the keys do in $name', ({ name }) => {
    expect(guides[name]?.keys ?? []).not.toEqual([])
  })
})
