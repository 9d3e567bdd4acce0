import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sampleProperties } from '../packages/dev-sample-group/src/properties.ts'

const bookOf = (brand) =>
  readFileSync(new URL(`../packages/brands/src/scenes/${brand}.ts`, import.meta.url), 'utf8')

// The service knows no drawing, and the drawings know no sample: what grows around each hotel is held together here.
for (const { row, roomTypes } of sampleProperties)
  if (roomTypes.some(([, , view]) => view === 'garden'))
    test(`a room of ${row.code} looks out at the hotel’s own garden`, () => {
      const [, gardens = ''] = /gardens: \{(.*)\}/.exec(bookOf(row.brand)) ?? []
      assert.match(gardens, new RegExp(`\\b${row.code}: '`))
    })
