import type { Permission } from '@veranda/domain'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { onceRefusals, RefusalSchemas, versionRefusals } from './refusals.ts'

/**
 * The allowed callers: anybody; a guest with a session, for their own reservation only; staff with the permission that
 * the call names; a guest or staff, each on their own host (`member`); or anybody on the staff host, with whatever
 * session they have there (`staff-entrance`).
 */
export type Access = 'open' | 'guest' | 'staff' | 'member' | 'staff-entrance'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** An answer: its schema on the wire, and its decoder into the domain's types. */
export type Reply<Wire, Value> = {
  readonly status: 200 | 202
  readonly schema: GenericSchema<unknown, Wire>
  readonly decode: (wire: Wire) => Value
}

/**
 * How a write is protected from being done twice or on a stale version: `once` requires a key
 * (`Idempotency-Key`), `once-on-version` also the expected version (`If-Match`).
 */
export type Guarding = 'once' | 'once-on-version'

/**
 * What the caller of a guarded write passes. A key is made before the first attempt and reused for its
 * repetitions.
 */
export type Guards = {
  once: { readonly key: string }
  'once-on-version': { readonly key: string; readonly version: number }
}

/** The declaration of one call, shared by the client, the service and the API document. */
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
  /** Below the API's base, with parameters as `:name`. */
  readonly path: string
  readonly summary: string
  readonly access: Who
  /** What a member of staff must be allowed to do. Every call of staff names it. */
  readonly permission?: Permission
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly headers?: GenericSchema
  /** The body is a file's bytes (`application/octet-stream`), sent by `sendFile`. */
  readonly takesFile?: Takes
  /** The largest body in bytes, where it is more than the usual 16 KB. */
  readonly largestBody?: number
  /** The answer is a file with a name, not JSON. */
  readonly givesFile?: true
  readonly guard?: Guard
  /** The entity tag of an answer; with it, `If-None-Match` is honoured. */
  readonly tag?: (wire: Wire) => string
  /** For how long anybody may store the answer; without it, nobody may. */
  readonly publicForSeconds?: number
  /** The refusals beyond those of every call of its kind, each with the schema of its attachment. */
  readonly refusals?: Refusals
  readonly reply: Reply<Wire, Value>
}

type Part = GenericSchema | undefined

/** Any call, for code that handles all alike. */
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

/** For a call without refusals of its own. */
type NoRefusals = { readonly [Word in never]: never }

/**
 * Declares a call once, for the client, the service and the API document. Requests are strict: their schemas refuse unknown
 * fields; replies tolerate new ones.
 */
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
  const Refusals extends RefusalSchemas = NoRefusals,
>(
  declaration: Endpoint<Params, Query, Body, Wire, Value, Guard, Who, Takes, Refusals>,
): Endpoint<Params, Query, Body, Wire, Value, Guard, Who, Takes, Refusals> {
  return declaration
}

type Given<Key extends string, Schema> = Schema extends GenericSchema
  ? GivenPart<Key, InferInput<Schema>>
  : { readonly [K in Key]?: never }

// An optional part may be omitted.
type GivenPart<Key extends string, Input> =
  Partial<Input> extends Input ? { readonly [K in Key]?: Input } : { readonly [K in Key]: Input }

/** What a caller of the endpoint passes. */
export type CallInput<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer _Wire, infer _Value, infer Guard>
    ? Given<'params', Params> & Given<'query', Query> & Given<'body', Body> & GivenGuard<Guard>
    : never

type GivenGuard<Guard> = Guard extends Guarding
  ? { readonly guard: Guards[Guard] }
  : { readonly guard?: never }

/** Every refusal of a call with its attachment: its own, and those of its kind. */
export type RefusalsOf<E extends AnyEndpoint> = Extract<E['refusals'], RefusalSchemas> &
  ([Extract<E['guard'], Guarding>] extends [never] ? unknown : typeof onceRefusals) &
  ('once-on-version' extends E['guard'] ? typeof versionRefusals : unknown)

/** The decoded value of a call's answer. */
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
