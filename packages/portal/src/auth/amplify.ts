import { Amplify } from 'aws-amplify'
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { ConsoleLogger } from 'aws-amplify/utils'
import type { Answer, Credential } from './auth.ts'
import { forgetAllTokens } from './forget-tokens.ts'
import { tokenStorage } from '../state/token-storage.ts'

export type UserPool = { readonly poolId: string; readonly clientId: string; readonly endpoint?: string }

/** The only file that knows the sign-in library; always loaded after the first view. */
export function configure({ poolId, clientId, endpoint }: UserPool): void {
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        ...(endpoint ? { userPoolEndpoint: endpoint } : {}),
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage(chosenStorage)
}

/** Wherever the guest chose to be remembered, asked anew each time: the next sign-in may choose otherwise. */
const chosenStorage = {
  setItem: async (key: string, value: string) => tokenStorage().setItem(key, value),
  getItem: async (key: string) => tokenStorage().getItem(key),
  removeItem: async (key: string) => tokenStorage().removeItem(key),
  clear: async () => forgetAllTokens(),
}

/** The sign-in that was opened ahead, and whether the pool opened it. */
let begun: { readonly reservationCode: string; readonly isOpen: Promise<boolean> } | undefined

export function begin(reservationCode: string): void {
  const isOpen = open(reservationCode).then(
    () => true,
    () => false,
  )
  begun = { reservationCode, isOpen }
}

export async function answer(reservationCode: string, credential: Credential): Promise<Answer> {
  const ahead = begun
  begun = undefined
  // Another one's, too, is over before this one is opened: the library holds one at a time.
  const isOpen = (await ahead?.isOpen) && ahead?.reservationCode === reservationCode
  const given = isOpen ? await orWhy(confirm(credential)) : undefined
  // The guest may have been a stranger to the pool when it was opened, or it has run out since: they are asked once more.
  if (given && given.kind !== 'not-let-in') return given
  return orWhy(open(reservationCode).then(() => confirm(credential)))
}

/** The answer, or what it means that there is none. */
const orWhy = (given: Promise<Answer>): Promise<Answer> =>
  given.catch((error: unknown) =>
    error instanceof Error ? answerToError(error) : ({ kind: 'not-let-in' } as const),
  )

const open = (reservationCode: string) =>
  signIn({ username: reservationCode, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } })

const confirm = async (credential: Credential): Promise<Answer> =>
  answerFrom(await confirmSignIn({ challengeResponse: JSON.stringify(credential) }))

export async function refresh(): Promise<void> {
  await fetchAuthSession({ forceRefresh: true })
}

export async function leave(): Promise<void> {
  await signOut()
}

function answerFrom({ isSignedIn, nextStep }: SignInOutput): Answer {
  if (isSignedIn) return { kind: 'let-in' }
  if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE') return { kind: 'not-let-in' }
  const { kind, domain, code, reservation } = nextStep.additionalInfo ?? {}
  if (kind !== 'other-brand' || !domain || !code || !reservation) return { kind: 'not-let-in' }
  return { kind: 'other-brand', origin: domain, code, reservation }
}

/** Exported for its test: what the sign-in library throws is a name and a sentence. */
export function answerToError({ name, message }: Error): Answer {
  if (name === 'NetworkError') return { kind: 'unreachable' }
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException')
    return { kind: 'too-many-tries' }
  // A real pool wraps what its triggers throw, and hands on the sentence.
  if (name === 'UserLambdaValidationException' && message.includes('Too many tries'))
    return { kind: 'too-many-tries' }
  return theGuests.has(name) ? { kind: 'not-let-in' } : { kind: 'unavailable' }
}

// What lies with the credential. Everything else is the pool's own trouble, and no reason to doubt one's name.
const theGuests: ReadonlySet<string> = new Set([
  'NotAuthorizedException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
])
