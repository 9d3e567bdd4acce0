import { isOperationName } from './operations.ts'
import { PoolError } from './pool-error.ts'
import { readBody } from './read-body.ts'
import { documentReply, notFoundReply, protocolError, protocolReply } from './reply.ts'
import { publicKeySetOf } from './signing-keys.ts'
import type { PoolThrottles } from '@veranda/identity'
import { throttledOperation } from './throttled-operation.ts'
import type { UserPool } from './user-pool.ts'

export type UserPoolHandlerOptions = {
  /** Path the pool is served at, without a trailing slash: `/identity`. */
  readonly basePath: string
  readonly throttles: PoolThrottles
  /** Is told of failures that are no answer of the protocol. */
  readonly onFailure: (failure: unknown) => void
  /** After how many seconds to ask again what failed because the store cannot be reached now; nothing for other failures. */
  readonly retryAfter?: (failure: unknown) => number | undefined
}

/** Where a request came from: the client's address, behind trusted proxies only. */
type RequestOrigin = { readonly address: string }

export type UserPoolHandler = (request: Request, from: RequestOrigin) => Promise<Response>

/** Serves a user pool: its protocol at the base path, its key set and configuration below `<base>/<poolId>`. */
export function userPoolHandler(pool: UserPool, options: UserPoolHandlerOptions): UserPoolHandler {
  const { basePath } = options
  const wellKnown = `${basePath}/${pool.poolId}/.well-known`
  return async (request, from) => {
    const path = new URL(request.url).pathname
    const isPublic = request.method === 'GET' || request.method === 'HEAD'
    if (isPublic && path === `${wellKnown}/jwks.json`) return documentReply(await publicKeySetOf(pool.store))
    if (isPublic && path === `${wellKnown}/openid-configuration`) return documentReply(configurationOf(pool))
    if (request.method !== 'POST' || (path !== basePath && path !== `${basePath}/`)) return notFoundReply()
    try {
      return protocolReply(await operate(pool, options.throttles, request, from))
    } catch (failure) {
      if (failure instanceof PoolError) return protocolError(failure)
      options.onFailure(failure)
      return protocolError(errorOf(options.retryAfter?.(failure)))
    }
  }
}

const errorOf = (retryAfterSeconds: number | undefined): PoolError =>
  retryAfterSeconds === undefined
    ? new PoolError('InternalErrorException', 'Something went wrong')
    : new PoolError('ServiceUnavailable', 'Please try again in a moment.', retryAfterSeconds)

async function operate(
  pool: UserPool,
  throttles: PoolThrottles,
  request: Request,
  { address }: RequestOrigin,
): Promise<object> {
  const [service, name = ''] = (request.headers.get('x-amz-target') ?? '').split('.')
  // A form of another site cannot send this header or this type, so no other page acts for a guest here.
  if (service !== 'AWSCognitoIdentityProviderService' || !isOperationName(name))
    throw new PoolError('UnknownOperationException', 'Unknown operation')
  if (!request.headers.get('content-type')?.startsWith('application/x-amz-json'))
    throw new PoolError('SerializationException', 'The content type is not application/x-amz-json-1.1')
  return throttledOperation(pool, throttles, address, name, await readBody(request))
}

const configurationOf = ({ issuer }: UserPool) => ({
  issuer,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  id_token_signing_alg_values_supported: ['RS256'],
  subject_types_supported: ['public'],
  response_types_supported: ['token'],
})
