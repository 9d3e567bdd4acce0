import { expect, test } from 'vitest'
import { productFiles } from '../testing/who-writes.ts'

test.each(['capture-payment', 'void-payment'])('only one file decides when to %s', (file) => {
  const callers = [...productFiles()]
    .filter(([, text]) => text.includes(`/${file}.ts'`))
    .map(([path]) => path)
  expect(callers).toEqual(['payments/when-charged.ts'])
})
