import { expect, test } from 'vitest'
import { describeFailure, isOfAQuery } from './describe-failure.ts'

const query = Object.assign(
  new Error(
    'Failed query: insert into guest values ($1)\nparams: ZPCU-104A7C-AB,Elena\n  at the pool, please',
    {
      cause: Object.assign(new Error('Key (email)=(elena@example.com) exists'), {
        code: '23505',
        severity: 'ERROR',
      }),
    },
  ),
  { params: ['ZPCU-104A7C-AB', 'Elena'] },
)

test('a failure is logged by its kind, code and place, without the values its message quotes', () => {
  const reported = describeFailure(query)
  expect(reported).toMatch(/^Error at .*describe-failure\.test\.ts.* caused by Error 23505 at /)
  expect(reported).not.toMatch(/ZPCU|Elena|elena|pool|insert/)
})

test('a failed query is recognised anywhere in the chain of causes', () => {
  expect(isOfAQuery(new Error('No start', { cause: query }))).toBe(true)
  expect(isOfAQuery(new Error('No host serves the brand palace'))).toBe(false)
  expect(describeFailure('ZPCU-104A7C-AB')).toBe('string')
})
