import { describe, expect, test } from 'vitest'
import { sampleCredentials } from '../testing/sample-credentials.ts'
import { type ChallengeResult, guestTriggers } from './index.ts'

const envelope = {
  version: '1',
  region: 'us-east-1',
  userPoolId: 'us-east-1_POOL',
  userName: 'ABCD-123XYZ-01',
  callerContext: { awsSdkVersion: 'test', clientId: 'client' },
  response: {},
}
const guest = { userAttributes: { 'custom:reservation': 'ABCD-123XYZ-01' } }
const wrongTries = (count: number, challengeMetadata = 'spent') =>
  Array.from({ length: count }, () => ({
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: false,
    challengeMetadata,
  }))

function signInSetup(request: typeof guest | { userAttributes: object; userNotFound: true } = guest) {
  const credentials = sampleCredentials()
  const triggers = guestTriggers(credentials)
  const user = { ...guest, ...request, userAttributes: guest.userAttributes }
  return {
    credentials,
    define: async (session: readonly ChallengeResult[]) =>
      (
        await triggers.defineAuthChallenge({
          ...envelope,
          triggerSource: 'DefineAuthChallenge_Authentication',
          request: { ...user, session },
        })
      ).response,
    create: async (session: readonly ChallengeResult[]) =>
      (
        await triggers.createAuthChallenge({
          ...envelope,
          triggerSource: 'CreateAuthChallenge_Authentication',
          request: { ...user, session, challengeName: 'CUSTOM_CHALLENGE' },
        })
      ).response,
    verify: async (answer: object | string, secret = 'a-secret') =>
      (
        await triggers.verifyAuthChallengeResponse({
          ...envelope,
          triggerSource: 'VerifyAuthChallengeResponse_Authentication',
          request: {
            ...user,
            privateChallengeParameters: { reservation: 'ABCD-123XYZ-01', secret },
            challengeAnswer: typeof answer === 'string' ? answer : JSON.stringify(answer),
          },
        })
      ).response.answerCorrect,
  }
}
const names = { kind: 'names', firstName: 'Ana', lastName: 'López', brand: 'leblanc' }

describe('defining what follows', () => {
  test.each([
    ['nothing answered', [], 'another challenge'],
    ['two wrong', wrongTries(2), 'another challenge'],
    ['three wrong', wrongTries(3), 'the end'],
    ['right at last', [...wrongTries(2), { challengeName: 'C', challengeResult: true }], 'tokens'],
  ])('%s: %s', async (_, session, outcome) => {
    const { issueTokens, failAuthentication } = await signInSetup().define(session)
    expect(issueTokens ? 'tokens' : failAuthentication ? 'the end' : 'another challenge').toBe(outcome)
  })
})

describe('verifying an answer', () => {
  test('right names on the right brand let in', async () => {
    expect(await signInSetup().verify(names)).toBe(true)
  })

  test('a host shared by two brands names both', async () => {
    expect(await signInSetup().verify({ ...names, brand: ['moon', 'leblanc'] })).toBe(true)
  })

  test('a link lets in once', async () => {
    const { verify } = signInSetup()
    const link = { kind: 'link', uuid: 'a-mailed-link', brand: 'leblanc' }
    expect([await verify(link), await verify(link)]).toEqual([true, false])
  })

  test('a user the pool does not have is never let in', async () => {
    expect(await signInSetup({ userAttributes: {}, userNotFound: true }).verify(names)).toBe(false)
  })

  test.each(['', '{', '[]', 'null', '{"kind":"names"}', JSON.stringify({ ...names, brand: 'hilltop' })])(
    'an answer that cannot be read is wrong: %s',
    async (answer) => {
      expect(await signInSetup().verify(answer)).toBe(false)
    },
  )
})

describe('a right credential on the wrong brand', () => {
  test('is answered with the way to the right one and a code that works there once', async () => {
    const { create, verify } = signInSetup()
    const asked = await create([])
    const secret = asked.privateChallengeParameters?.['secret'] ?? ''
    expect(await verify({ ...names, brand: 'moon' }, secret)).toBe(false)
    const { publicChallengeParameters } = await create(wrongTries(1, secret))
    expect(publicChallengeParameters).toEqual({
      kind: 'other-brand',
      domain: 'https://leblanc.example.com',
      code: secret,
      reservation: 'ABCD-123XYZ-01',
    })
    const handoff = { kind: 'handoff', code: secret, brand: 'leblanc' }
    expect([await verify(handoff), await verify(handoff)]).toEqual([true, false])
  })

  test('is told even at the third try', async () => {
    const { credentials, define } = signInSetup()
    await credentials.issueHandoff({ reservationCode: 'ABCD-123XYZ-01', secret: 's', brand: 'leblanc' })
    expect((await define([...wrongTries(2), ...wrongTries(1, 's')])).failAuthentication).toBe(false)
  })

  test('a wrong name there learns nothing of the brand', async () => {
    const { create, verify } = signInSetup()
    await verify({ ...names, firstName: 'Eve', brand: 'moon' }, 'a-secret')
    expect((await create(wrongTries(1, 'a-secret'))).publicChallengeParameters).toEqual({
      kind: 'credential',
    })
  })
})
