import type { Exchange } from './exchange.ts'

/** What of the contract a call is held to. */
export type Check =
  | 'status'
  | 'shape'
  | 'refusals'
  | 'access'
  | 'requests'
  | 'caching'
  | 'money'
  | 'once'
  | 'version'
  | 'throttling'

/** One difference from the contract: what was asked, what came, what the contract says, and where it says it. */
export type Finding = {
  readonly call: string
  readonly check: Check
  readonly asked: string
  readonly came: string
  readonly contract: string
  readonly where: string
}

/** What the contract says, and where. */
type Rule = Pick<Finding, 'contract' | 'where'>

/** A finding about an exchange; `came` where the status is not the point. */
export const finding = (check: Check, about: Exchange, rule: Rule, came = cameOf(about)): Finding => ({
  call: about.endpoint.name,
  check,
  asked: askedOf(about),
  came,
  ...rule,
})

const longest = 300
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const askedOf = ({ sent: { method, url, body } }: Exchange): string => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}${body === '' ? '' : ` with ${short(body)}`}`
}

/** The answer in a line: its status, and the beginning of what it says. */
export const cameOf = ({ came }: Exchange): string =>
  came ? `${came.status}${came.text === '' ? '' : `: ${short(came.text)}`}` : 'no answer'

/** The word of a refusal; `undefined` where there is none. */
export function refusalIn({ came }: Exchange): string | undefined {
  try {
    const { refusal } = JSON.parse(came?.text ?? '') as { readonly refusal?: unknown }
    return typeof refusal === 'string' ? refusal : undefined
  } catch {
    return undefined
  }
}
