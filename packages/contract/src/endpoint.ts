import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { onceRefusals, RefusalSchemas, versionRefusals } from './refusals.ts'

/** Who may call: anybody, a guest with a session (who reaches only their own reservation), or staff. */
export type Access = 'open' | 'guest' | 'staff'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a call answers: its shape on the wire, and how that reads in the hotel's own words. */
export type Reply<Wire, Value> = {
  readonly status: 200 | 202
  readonly schema: GenericSchema<unknown, Wire>
  readonly decode: (wire: Wire) => Value
}

/**
 * How a write is kept from happening twice or on what has changed: `once` needs a key (`Idempotency-Key`),
 * `once-on-version` also the version it is meant for (`If-Match`).
 */
export type Guarding = 'once' | 'once-on-version'

/** What a guarded write hands over. A key is made before the first try and repeated with every other. */
export type Guards = {
  once: { readonly key: string }
  'once-on-version': { readonly key: string; readonly version: number }
}

/** One call of the API, said once: the client sends it, the service serves it, the API document shows it. */
export type Endpoint<
  Params,
  Query,
  Body,
  Wire,
  Value,
  Guard = undefined,
  Who extends Access = Access,
  Takes extends true | undefined = true | undefined,
  Refusals extends RefusalSchemas = RefusalSchemas,
> = {
  /** The call's own name; the operation id in the API document. */
  readonly name: string
  readonly method: Method
  /** Below the API's base, with `:name` where a parameter stands. */
  readonly path: string
  readonly summary: string
  readonly access: Who
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly headers?: GenericSchema
  /** The body is a file's bytes (`application/octet-stream`), sent by `sendFile`. */
  readonly takesFile?: Takes
  /** The answer is a file's bytes under a name of its own, no JSON. */
  readonly givesFile?: true
  readonly guard?: Guard
  /** The answer's entity tag, from the answer; then `If-None-Match` is honoured. */
  readonly tag?: (wire: Wire) => string
  /** Expected "no"s beyond what every call of its kind may answer, each with what it brings along. */
  readonly refusals?: Refusals
  readonly reply: Reply<Wire, Value>
}

type Part = GenericSchema | undefined

/** Any call, for code that handles them all alike. */
export type AnyEndpoint = Omit<
  Endpoint<Part, Part, Part, unknown, unknown, Guarding | undefined>,
  'reply' | 'tag'
> & {
  readonly tag?: (wire: never) => string
  readonly reply: {
    readonly status: 200 | 202
    readonly schema: GenericSchema
    readonly decode: (wire: never) => unknown
  }
}

/** Declares one call. Requests are strict: their schemas refuse unknown fields; replies tolerate new ones. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Wire,
  Value,
  Params extends Part = undefined,
  Query extends Part = undefined,
  Body extends Part = undefined,
  const Guard extends Guarding | undefined = undefined,
  const Who extends Access = Access,
  const Takes extends true | undefined = undefined,
  // A call without refusals of its own has an empty record of them.
  const Refusals extends RefusalSchemas = { readonly [Word in never]: GenericSchema },
>(
  declaration: Endpoint<Params, Query, Body, Wire, Value, Guard, Who, Takes, Refusals>,
): Endpoint<Params, Query, Body, Wire, Value, Guard, Who, Takes, Refusals> {
  return declaration
}

type Given<Key extends string, Schema> = Schema extends GenericSchema
  ? GivenPart<Key, InferInput<Schema>>
  : { readonly [K in Key]?: never }

// A part that may be empty may be left out.
type GivenPart<Key extends string, Input> =
  Partial<Input> extends Input ? { readonly [K in Key]?: Input } : { readonly [K in Key]: Input }

/** What a caller of the endpoint hands over. */
export type CallInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Wire, infer _Value, infer Guard>
    ? Given<'params', Params> & Given<'query', Query> & Given<'body', Body> & GivenGuard<Guard>
    : never

type GivenGuard<Guard> = Guard extends Guarding
  ? { readonly guard: Guards[Guard] }
  : { readonly guard?: never }

/** Every refusal of a call with what it brings along: its own, and those of its kind. */
export type RefusalsOf<E extends AnyEndpoint> = Extract<E['refusals'], RefusalSchemas> &
  ([Extract<E['guard'], Guarding>] extends [never] ? unknown : typeof onceRefusals) &
  ('once-on-version' extends E['guard'] ? typeof versionRefusals : unknown)

/** What a call gives back, in the hotel's words. */
export type ValueOf<E> = E extends { readonly reply: { readonly decode: (wire: never) => infer Value } }
  ? Value
  : never

/** What the endpoint's answer looks like on the wire. */
export type WireOf<E> = E extends { readonly reply: { readonly decode: (wire: infer Wire) => unknown } }
  ? Wire
  : never

/** What the service receives once the request has been parsed. */
export type Parsed<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Wire, infer _Value, infer _Guard>
    ? { readonly params: OutputOf<Params>; readonly query: OutputOf<Query>; readonly body: OutputOf<Body> }
    : never

type OutputOf<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : undefined
