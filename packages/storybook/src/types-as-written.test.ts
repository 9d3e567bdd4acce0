import { expect, test } from 'vitest'
import { typesAsWritten } from './types-as-written.ts'

test('a type is shown as it is written, in one line and without what every optional prop may be', () => {
  const shown = (raw: string) =>
    typesAsWritten({ argTypes: { tone: { type: { raw }, table: { type: { summary: 'union' } } } } })['tone']
      ?.table
  expect(shown("\n  | 'primary'\n  | 'quiet'")).toEqual({ type: { summary: "'primary' | 'quiet'" } })
  expect(shown('boolean | undefined')).toEqual({ type: { summary: 'boolean' } })
})

test('a type of which nothing is written stays as it is', () => {
  const argTypes = { children: { table: { type: { summary: 'ReactNode' } } } }
  expect(typesAsWritten({ argTypes })).toEqual(argTypes)
})
