import {
  type AnyInput,
  type Exchange,
  exchange,
  type Target,
  withHeaders,
  withUnknownParameter,
} from './exchange.ts'
import { type Finding, finding, refusalIn } from './finding.ts'

/** What of a request names something that is one guest's own. */
const ownKeys = new Set([
  'bookingId',
  'bookingCode',
  'codeReservation',
  'reservationCode',
  'roomId',
  'idRooms',
  'receiptNumber',
])

/** Whether a request names what is one guest's own: then another guest must not be answered. */
export const namesOwn = ({ params, query, body }: AnyInput): boolean =>
  [params, query, body].some((part) => Object.keys(part ?? {}).some((key) => ownKeys.has(key)))

type Probe = {
  readonly target: Target
  readonly endpoint: Exchange['endpoint']
  readonly input: AnyInput
  readonly token: string
}

/** Asks without a session, and with one that nobody has: both must be refused before anything else. */
export async function probeSession({ target, endpoint, input, token }: Probe): Promise<readonly Finding[]> {
  const rule = {
    contract: 'Without a session the call is refused: 401, not-signed-in.',
    where: `${endpoint.name}: access ${endpoint.access}`,
  }
  const refusedWith = async (authorization: string | undefined, came: string) => {
    const asked = await exchange(target, endpoint, input, { token, tamper: withHeaders({ authorization }) })
    const isRefused = asked.came?.status === 401 && refusalIn(asked) === 'not-signed-in'
    return isRefused ? [] : [finding('access', asked, rule, `${asked.came?.status ?? 'no answer'} ${came}`)]
  }
  return [
    ...(await refusedWith(undefined, 'without a token')),
    ...(await refusedWith('Bearer not-a-token-of-anybody', 'with an invented token')),
  ]
}

/** Asks for what is another guest's: it must not be found, and no word of the other may be in the answer. */
export async function probeForeign(probe: Probe, otherCode: string): Promise<readonly Finding[]> {
  const { target, endpoint, input, token } = probe
  const asked = await exchange(target, endpoint, input, { token })
  const status = asked.came?.status ?? 0
  const isRefused = status >= 400 && status < 500
  // A refusal may repeat what was asked, which is in the address already.
  const tells = status < 300 && (asked.came?.text.includes(otherCode) ?? false)
  if (isRefused && !tells) return []
  return [
    finding('access', asked, {
      contract: 'What is another guest’s is not found: 404, or a refusal of the call.',
      where: `${endpoint.name}: access ${endpoint.access}`,
    }),
  ]
}

/** A request with a parameter that the call does not declare must be refused: it would hide a misspelt one. */
export async function probeUnknownParameter({
  target,
  endpoint,
  input,
  token,
}: Probe): Promise<readonly Finding[]> {
  const asked = await exchange(target, endpoint, input, { token, tamper: withUnknownParameter })
  if (asked.came?.status === 400 && refusalIn(asked) === 'malformed-request') return []
  const rule = {
    contract: 'Requests are strict: an unknown parameter is refused (400, malformed-request).',
    where: `${endpoint.name}: query`,
  }
  return [finding('requests', asked, rule)]
}

/** A call with a tag answers 304 to who has its answer already. */
export async function probeTag(
  { target, endpoint, input, token }: Probe,
  etag: string,
): Promise<readonly Finding[]> {
  const tamper = withHeaders({ 'if-none-match': etag })
  const asked = await exchange(target, endpoint, input, { token, tamper })
  if (asked.came?.status === 304) return []
  const rule = {
    contract: 'If-None-Match with the answer’s ETag is answered 304.',
    where: `${endpoint.name}: tag`,
  }
  return [finding('caching', asked, rule)]
}
