import type { AnyEndpoint } from '@veranda/contract'
import { schemaOf } from '../platform/http/openapi-schema.ts'
import { aToken } from './a-service.ts'
import { isOnStaffHost } from './is-on-staff-host.ts'
import { pdf } from '../documents/testing/files.ts'

export type Values = Readonly<Record<string, unknown>>

/** A field of a call that holds a single value or a list of plain values. */
export type Leaf = { readonly name: string }

type Schema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}

/** Every field of a call, at any depth. */
export function leavesOf({ params, query, body }: AnyEndpoint): readonly Leaf[] {
  return [params, query, body].flatMap((part) => (part ? within(schemaOf(part)) : []))
}

function within(schema: Schema): readonly Leaf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const nested = field.properties ? field : field.items?.properties ? field.items : undefined
    return nested ? within(nested) : [{ name }]
  })
}

/** The sender: the reservation of the token, and the version it has seen. */
export type Asker = {
  readonly reservationCode: string
  readonly version: number
  /** A token other than the reservation's own. */
  readonly token?: string
}
/** The value of a field by its name; `undefined` leaves an optional one out. */
type ValueOf = (name: string, isRequired: boolean) => unknown

/**
 * Builds a request of a call, filling its fields by their names. Throws on a required field without a value.
 */
export function requestOf(endpoint: AnyEndpoint, valueOf: ValueOf, asker: Asker): Request {
  const fill = (part: AnyEndpoint['params']): Values =>
    part ? filled(endpoint.name, schemaOf(part), valueOf) : {}
  const { params, query, body } = endpoint
  return requestWith(endpoint, { params: fill(params), query: fill(query), body: fill(body) }, asker)
}

/** The parts of a request. `file` is used where the call takes one. */
export type RequestParts = {
  readonly params: Values
  readonly query: Values
  readonly body: unknown
  readonly file?: Uint8Array
}

/** Builds a request of a call from the given parts. */
export function requestWith(
  { method, path, body: hasBody, guard, takesFile, access }: AnyEndpoint,
  { params, query, body, file = pdf() }: RequestParts,
  { reservationCode, version, token = aToken(reservationCode, 'palace') }: Asker,
): Request {
  const address = path.replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(String(params[field])))
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const content = takesFile ? Uint8Array.from(file) : hasBody ? JSON.stringify(body) : undefined
  const host = isOnStaffHost({ access }) ? 'admin' : 'palace'
  return new Request(`http://${host}.localhost:4000/api${address}?${asked}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': takesFile ? 'application/octet-stream' : 'application/json',
      'x-requested-with': 'veranda',
      ...(takesFile ? { 'veranda-file-name': 'proof.pdf' } : {}),
      ...(guard ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...(guard === 'once-on-version' ? { 'if-match': `"r${version}"` } : {}),
    },
    ...(content === undefined ? {} : { body: content }),
  })
}

function filled(call: string, { properties = {}, required = [] }: Schema, valueOf: ValueOf): Values {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const value = valueIn(call, name, field, required.includes(name), valueOf)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function valueIn(call: string, name: string, field: Schema, isRequired: boolean, valueOf: ValueOf): unknown {
  if (field.properties) return isRequired ? filled(call, field, valueOf) : undefined
  const { items } = field
  if (items?.properties) {
    const isGiven = isRequired || within(items).some((leaf) => valueOf(leaf.name, false) !== undefined)
    return isGiven ? [filled(call, items, valueOf)] : undefined
  }
  const value = valueOf(name, isRequired)
  if (value !== undefined) return fitting(field, value)
  if (isRequired) throw new Error(`${call} needs a value for ${name}`)
  return undefined
}

function fitting({ type, enum: choices }: Schema, value: unknown): unknown {
  if (choices && !choices.includes(value)) return choices[0]
  if (type === 'array') return Array.isArray(value) ? value : [value]
  return type === 'string' ? String(value) : value
}
