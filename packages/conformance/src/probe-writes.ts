import type { AnyEndpoint } from '@veranda/contract'
import { type AnyInput, type Exchange, exchange, type Target, type Tamper, withHeaders } from './exchange.ts'
import { cameOf, type Check, type Finding, finding, refusalIn } from './finding.ts'

type Write = {
  readonly target: Target
  readonly endpoint: AnyEndpoint
  readonly input: AnyInput
  /** Another request, for the same key. */
  readonly other: AnyInput
  readonly token: string
  /** The version of the reservation now. */
  readonly version: () => Promise<number>
  /** How many of what the call makes there are. */
  readonly count?: () => Promise<number>
}

/** A version that no reservation has yet. */
const neverSeen = 900_000_000

/**
 * Tries what protects a write. Without a key, without a version or on a stale one it is refused; the same request twice under
 * one key is done once and answered alike; another request under the key is refused. Hands back the first answer too.
 */
export async function probeWrite(
  write: Write,
): Promise<{ readonly first: Exchange; readonly findings: readonly Finding[] }> {
  const { endpoint, input, other } = write
  const isOnVersion = endpoint.guard === 'once-on-version'
  const send = async (what: AnyInput, key: string, tamper?: Tamper, version?: number) => {
    const guard = isOnVersion ? { key, version: version ?? (await write.version()) } : { key }
    return exchange(
      write.target,
      endpoint,
      { ...what, guard },
      { token: write.token, ...(tamper ? { tamper } : {}) },
    )
  }
  const refused = (check: Check, asked: Exchange, status: number, word: string, when: string) =>
    (asked.came?.status === status && refusalIn(asked) === word) || saysAlways(asked)
      ? []
      : [
          finding(check, asked, {
            contract: `${when} the call is refused: ${status}, ${word}.`,
            where: `${endpoint.name}: guard ${endpoint.guard}`,
          }),
        ]

  const withoutKey = await send(input, newKey(), withHeaders({ 'idempotency-key': undefined }))
  const guardFindings = [
    ...refused('once', withoutKey, 400, 'idempotency-key-needed', 'Without an Idempotency-Key'),
    ...(isOnVersion
      ? [
          ...refused(
            'version',
            await send(input, newKey(), withHeaders({ 'if-match': undefined })),
            428,
            'version-needed',
            'Without If-Match',
          ),
          ...refused(
            'version',
            await send(input, newKey(), undefined, neverSeen),
            412,
            'version-changed',
            'On a version that is not the reservation’s',
          ),
        ]
      : []),
  ]

  const before = await write.count?.()
  const key = newKey()
  const version = isOnVersion ? await write.version() : undefined
  const first = await send(input, key, undefined, version)
  const second = await send(input, key, undefined, version)
  const after = await write.count?.()
  const third = await send(other, key, undefined, version)
  return {
    first,
    findings: [
      ...guardFindings,
      ...(repeats(first, second)
        ? []
        : [
            finding(
              'once',
              second,
              {
                contract: 'A repetition has the first answer.',
                where: `${endpoint.name}: guard ${endpoint.guard}`,
              },
              `first ${cameOf(first)}; then ${cameOf(second)}`,
            ),
          ]),
      ...effectOf(write, first, before, after),
      // What was refused for its form alone has not used its key.
      ...(first.result.ok || isStored(second) || third.result.ok
        ? refused('once', third, 422, 'idempotency-key-reused', 'For another request under the same key')
        : []),
    ],
  }
}

function effectOf(
  { endpoint }: Write,
  first: Exchange,
  before: number | undefined,
  after: number | undefined,
): readonly Finding[] {
  if (before === undefined || after === undefined) return []
  const expected = first.result.ok ? 1 : 0
  if (after - before === expected) return []
  const rule = {
    contract: `The same request twice under one key has ${expected === 1 ? 'one effect' : 'no effect, since it was refused'}.`,
    where: `${endpoint.name}: guard ${endpoint.guard}`,
  }
  return [finding('once', first, rule, `${after - before} effects`)]
}

/** A service that takes no payments may say so before it looks at anything else. */
const saysAlways = (asked: Exchange): boolean => refusalIn(asked) === 'payments-not-configured'

/** Whether a refusal is one that was stored under its key: then it is repeated to the letter, the number of its request included. */
const isStored = ({ came }: Exchange): boolean => came?.headers.get('idempotent-replayed') === 'true'

/** The same answer: to the letter, or of a refusal the same status and word. */
const repeats = (first: Exchange, second: Exchange): boolean =>
  first.came?.status === second.came?.status &&
  (first.result.ok ? first.came?.text === second.came?.text : refusalIn(first) === refusalIn(second))

const newKey = (): string => crypto.randomUUID()
