import { embeddedPool } from '@veranda/dev-identity-pool'
import { Amplify } from 'aws-amplify'
import {
  type ConfirmSignInOutput,
  confirmSignIn,
  fetchAuthSession,
  type SignInOutput,
  signIn,
  signOut,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'

/** A guest's browser for signing in: the client the portal ships, with a storage of its own. */
export function amplifyGuest(endpoint: string) {
  const storage = new Map<string, string>()
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: embeddedPool.poolId,
        userPoolClientId: embeddedPool.guestClientId,
        userPoolEndpoint: endpoint,
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  })

  const begin = (username: string) => signIn({ username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })
  const answer = (challengeAnswer: object) =>
    confirmSignIn({ challengeResponse: JSON.stringify(challengeAnswer) })
  return {
    storage,
    begin,
    answer,
    signIn: async (username: string, challengeAnswer: object) => {
      await begin(username)
      return outcomeOf(await answer(challengeAnswer))
    },
    idToken: async (options?: { readonly forceRefresh: boolean }) =>
      (await fetchAuthSession(options)).tokens?.idToken,
    signOut: () => signOut(),
    signOutEverywhere: () => signOut({ global: true }),
  }
}

/** The outcome of a step for the guest: signed in, asked again, or sent to another brand's site. */
export function outcomeOf({ isSignedIn, nextStep }: ConfirmSignInOutput | SignInOutput) {
  if (isSignedIn) return { kind: 'signed-in' } as const
  if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE') throw new Error(nextStep.signInStep)
  const { kind, domain, code, reservation } = nextStep.additionalInfo ?? {}
  return kind === 'other-brand'
    ? ({ kind: 'other-brand', domain, code, reservation } as const)
    : ({ kind: 'asked-again' } as const)
}
