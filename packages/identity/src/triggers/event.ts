/** What came of one challenge of a sign-in, in the order they were asked. */
export type ChallengeResult = {
  readonly challengeName: string
  readonly challengeResult: boolean
  readonly challengeMetadata?: string
}

type UserRequest = {
  readonly userAttributes: Readonly<Record<string, string>>
  /** The pool hides that a user does not exist: triggers run all the same, tokens never follow. */
  readonly userNotFound?: boolean
}

type SessionRequest = UserRequest & { readonly session: readonly ChallengeResult[] }

/** The user pool's trigger event, version 1: a handler fills `response` and hands the event back. */
type TriggerEvent<Source extends string, Request, Response> = {
  readonly version: string
  readonly region: string
  readonly userPoolId: string
  readonly userName: string
  readonly callerContext: { readonly awsSdkVersion: string; readonly clientId: string }
  readonly triggerSource: Source
  readonly request: Request
  readonly response: Response
}

export type DefineAuthChallengeEvent = TriggerEvent<
  'DefineAuthChallenge_Authentication',
  SessionRequest,
  { readonly challengeName?: string; readonly issueTokens?: boolean; readonly failAuthentication?: boolean }
>

export type CreateAuthChallengeEvent = TriggerEvent<
  'CreateAuthChallenge_Authentication',
  SessionRequest & { readonly challengeName: string },
  {
    readonly publicChallengeParameters?: Readonly<Record<string, string>>
    readonly privateChallengeParameters?: Readonly<Record<string, string>>
    readonly challengeMetadata?: string
  }
>

export type VerifyAuthChallengeResponseEvent = TriggerEvent<
  'VerifyAuthChallengeResponse_Authentication',
  UserRequest & {
    readonly privateChallengeParameters: Readonly<Record<string, string>>
    readonly challengeAnswer: string
  },
  { readonly answerCorrect?: boolean }
>
