import {
  type AnyEndpoint,
  anyCallRefusals,
  encodeAnswer,
  guardRefusalStatus,
  problem,
  refusalsOf,
} from '@veranda/contract'
import type { CurrencyCode } from '@veranda/domain'
import { getDotPath, safeParse } from 'valibot'
import type { Exchange } from './exchange.ts'
import { type Finding, finding } from './finding.ts'

/** The most findings of one answer: what follows is of the same kind. */
const mostOfOneKind = 5

/**
 * Holds an answer to its call: its status, the shape of its body, that it may not be stored, and its money; or, where it
 * refuses, that the refusal is one of the call's. `currency` is the reservation's, in which all its amounts are.
 */
export function judgeAnswer(exchange: Exchange, currency?: CurrencyCode): readonly Finding[] {
  const { endpoint, came } = exchange
  const { name } = endpoint
  if (!came)
    return [finding('status', exchange, { contract: 'Every call is answered.', where: `${name}: reply` })]
  return [
    ...judgeCaching(exchange, came.headers),
    ...(came.status < 300 ? judgeReply(exchange, came, currency) : judgeRefusal(exchange, came)),
  ]
}

type Came = NonNullable<Exchange['came']>

function judgeCaching(exchange: Exchange, headers: Headers): readonly Finding[] {
  const { name, publicForSeconds } = exchange.endpoint
  const stored = headers.get('cache-control') ?? ''
  const isPublic = publicForSeconds !== undefined && (exchange.came?.status ?? 0) < 300
  const isAsDeclared = isPublic
    ? stored.includes('public') && stored.includes(`max-age=${publicForSeconds}`)
    : /\bno-store\b/.test(stored)
  if (isAsDeclared) return []
  const contract = isPublic
    ? `Anybody may store the answer for ${publicForSeconds} seconds (Cache-Control: public, max-age=${publicForSeconds}).`
    : 'Nobody may store the answer (Cache-Control: no-store).'
  const rule = { contract, where: `${name}: publicForSeconds` }
  return [finding('caching', exchange, rule, `Cache-Control: ${stored || '(none)'}`)]
}

function judgeReply(exchange: Exchange, came: Came, currency?: CurrencyCode): readonly Finding[] {
  const { endpoint } = exchange
  const { name, reply, givesFile } = endpoint
  const status =
    came.status === reply.status
      ? []
      : [
          finding('status', exchange, {
            contract: `An answer has the status ${reply.status}.`,
            where: `${name}: reply.status`,
          }),
        ]
  if (givesFile) return [...status, ...judgeFile(exchange, came)]
  const rule = (at: string) => ({ where: `${name}: reply.schema${at === '' ? '' : `, at ${at}`}` })
  const body = jsonOf(came.text)
  if (body === undefined)
    return [...status, finding('shape', exchange, { contract: 'The answer is JSON.', ...rule('') })]
  const parsed = safeParse(reply.schema, body)
  if (!parsed.success)
    return [
      ...status,
      ...parsed.issues.slice(0, mostOfOneKind).map((issue) => {
        const at = getDotPath(issue) ?? ''
        const contract = issue.expected === null ? issue.message : `${issue.expected} is expected.`
        return finding(
          'shape',
          exchange,
          { contract, ...rule(at) },
          `${issue.received} at ${at || 'the top'}`,
        )
      }),
    ]
  return [
    ...status,
    ...judgeTag(exchange, came, parsed.output),
    ...judgeMoney(exchange, parsed.output, currency),
  ]
}

function judgeFile(exchange: Exchange, { headers }: Came): readonly Finding[] {
  const given = headers.get('content-disposition') ?? ''
  if (given.startsWith('attachment')) return []
  const rule = {
    contract: 'A file is answered as a download with a name (Content-Disposition: attachment).',
    where: `${exchange.endpoint.name}: givesFile`,
  }
  return [finding('shape', exchange, rule, `Content-Disposition: ${given || '(none)'}`)]
}

function judgeTag(exchange: Exchange, { headers }: Came, wire: unknown): readonly Finding[] {
  const { name, tag } = exchange.endpoint
  if (!tag) return []
  const expected = `"${tag(wire as never)}"`
  const given = headers.get('etag')?.replace(/^W\//, '')
  if (given === expected) return []
  const rule = { contract: `The answer has the ETag ${expected}.`, where: `${name}: tag` }
  return [finding('version', exchange, rule, `ETag: ${given ?? '(none)'}`)]
}

/**
 * A client reads an amount in whole minor units of its currency. Written again as it was read, an answer must say the same:
 * an amount with more decimals than its currency has does not.
 */
function judgeMoney(exchange: Exchange, wire: unknown, currency?: CurrencyCode): readonly Finding[] {
  const { endpoint } = exchange
  const where = `${endpoint.name}: reply.decode`
  let value: unknown
  try {
    value = endpoint.reply.decode(wire as never)
  } catch (thrown) {
    return [finding('money', exchange, { contract: 'A client can read the answer.', where }, String(thrown))]
  }
  const contract = 'An amount has no more decimals than its currency.'
  const rounded = numbersThatDiffer(wire, writtenAgain(endpoint, value)).map(([at, given, read]) =>
    finding('money', exchange, { contract, where: `${where}, at ${at}` }, `${given}, read as ${read}`),
  )
  const other = currency && currenciesIn(value).find((one) => one !== currency)
  if (!other) return rounded.slice(0, mostOfOneKind)
  const rule = { contract: `Amounts are in the reservation’s currency, ${currency}.`, where }
  return [...rounded.slice(0, mostOfOneKind), finding('money', exchange, rule, `an amount in ${other}`)]
}

/** Answers that are written by hand have no encoder of the contract. */
function writtenAgain(endpoint: AnyEndpoint, value: unknown): unknown {
  try {
    return encodeAnswer(endpoint, value as never)
  } catch {
    return undefined
  }
}

function numbersThatDiffer(
  one: unknown,
  other: unknown,
  at = '',
): readonly (readonly [string, number, number])[] {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? [] : [[at, one, other]]
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  const others = other as Readonly<Record<string, unknown>>
  return Object.entries(one).flatMap(([key, part]) =>
    numbersThatDiffer(part, others[key], at === '' ? key : `${at}.${key}`),
  )
}

/** The currencies of every amount in a value. */
function currenciesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('amount' in value && 'currency' in value && typeof value.amount === 'number')
    return [String(value.currency)]
  return Object.values(value).flatMap(currenciesIn)
}

function judgeRefusal(exchange: Exchange, came: Came): readonly Finding[] {
  const { endpoint } = exchange
  const parsed = safeParse(problem, jsonOf(came.text))
  const isProblem = (came.headers.get('content-type') ?? '').startsWith('application/problem+json')
  if (!parsed.success || !isProblem)
    return [
      finding('refusals', exchange, {
        contract: 'A refusal is problem details with a word (application/problem+json, RFC 9457).',
        where: 'every call: problem',
      }),
    ]
  const { refusal, status, attached } = parsed.output
  const schemas = refusalsOf(endpoint)
  if (!Object.hasOwn(anyCallRefusals, refusal) && !Object.hasOwn(schemas, refusal))
    return [
      finding('refusals', exchange, {
        contract: `The call refuses with ${Object.keys(schemas).join(', ') || 'no word of its own'}.`,
        where: `${endpoint.name}: refusals`,
      }),
    ]
  const statuses: Readonly<Record<string, number>> = { ...guardRefusalStatus, ...anyCallRefusals }
  const expected = statuses[refusal] ?? status
  const wrongStatus = came.status !== expected || status !== came.status || came.status < 400
  const fits = Object.hasOwn(schemas, refusal) ? safeParse(schemas[refusal] as never, attached).success : true
  return [
    ...(wrongStatus
      ? [
          finding('status', exchange, {
            contract: `“${refusal}” has the status ${statuses[refusal] ?? 'that its body says'}.`,
            where: statuses[refusal] === undefined ? 'every call: problem' : 'every call: anyCallRefusals',
          }),
        ]
      : []),
    ...(fits
      ? []
      : [
          finding('refusals', exchange, {
            contract: `“${refusal}” brings what its schema says.`,
            where: `${endpoint.name}: refusals.${refusal}`,
          }),
        ]),
  ]
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
