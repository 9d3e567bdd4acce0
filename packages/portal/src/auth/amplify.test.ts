import { expect, test } from 'vitest'
import { answerToError } from './amplify.ts'

const thrown = (name: string, message = '') => Object.assign(new Error(message), { name })

test.each([
  [
    'the embedded pool',
    thrown('TooManyRequestsException', 'Too many tries. Ask for a link by e-mail instead.'),
  ],
  [
    'a real pool, in a trigger’s words',
    thrown(
      'UserLambdaValidationException',
      'VerifyAuthChallengeResponse failed with error Too many tries. Ask for a link by e-mail instead..',
    ),
  ],
])('names past a limit are told apart from wrong ones: %s', (_, error) => {
  expect(answerToError(error)).toEqual({ kind: 'too-many-tries' })
})

test('a trigger that fails otherwise does not lead to a link', () => {
  const failed = thrown('UserLambdaValidationException', 'VerifyAuthChallengeResponse failed with error 503.')
  expect(answerToError(failed)).toEqual({ kind: 'not-let-in' })
})
