import { type AnyEndpoint, endpoints } from '@veranda/contract'
import { recordFigure } from '@veranda/test-depth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from './db/store.ts'
import { refusals } from './refusal.ts'
import { openEmbedded } from './testing/on-every-database.ts'
import { refusalRecipes } from './testing/refusal-recipes.ts'

const declared = Object.values<AnyEndpoint>(endpoints).flatMap(({ name, refusals: own = {} }) =>
  Object.keys(own).map((word) => ({ name, word })),
)

let store: Store
let recipes: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>>
beforeAll(async () => {
  store = await openEmbedded()
  recipes = await refusalRecipes(store)
})
afterAll(() => store.close())

test.each(declared)('$name refuses $word, and the client reads it', async ({ name, word }) => {
  expect(await recipes[name]?.[word]?.()).toMatchObject({
    ok: false,
    refusal: { kind: 'refused', refusal: word },
  })
})

test('every refusal of every call has been seen', () => {
  expect(declared.length).toBeGreaterThan(100)
  expect(declared.every(({ word }) => word in refusals)).toBe(true)
  recordFigure('Refusals of calls, each seen through the client', declared.length)
})
