import { html } from 'hono/html'

/** The part of JSON Schema that our declarations use. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

/** A readable schema: one line per field, nested fields indented. */
export function schemaList(schema: Schema): unknown {
  const { properties } = innermost(schema)
  return properties
    ? html`<ul class="fields">${Object.entries(properties).map(([name, field]) => fieldLine(name, field, innermost(schema)))}</ul>`
    : html`<p class="type">${wordsFor(schema)}</p>`
}

const fieldLine = (name: string, field: Schema, { required = [] }: Schema) => html`<li>
  <code>${name}</code>
  <span class="type">${wordsFor(field)}${required.includes(name) ? '' : ', may be left out'}</span>
  ${innermost(field).properties ? schemaList(field) : ''}
</li>`

/** The object type of a field, behind lists, nulls and references. */
function innermost(schema: Schema): Schema {
  const { items, anyOf, additionalProperties } = schema
  if (items) return innermost(items)
  const other = anyOf?.filter(({ type }) => type !== 'null')
  if (other?.length === 1 && other[0]) return innermost(other[0])
  return typeof additionalProperties === 'object' ? innermost(additionalProperties) : schema
}

/** A type in words. */
export function wordsFor(schema: Schema): string {
  const { type, items, anyOf, additionalProperties } = schema
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (anyOf) return anyOf.map((one) => (one.type === 'null' ? 'null' : wordsFor(one))).join(' or ')
  if (items) return `list of ${boundsOf(schema.minItems, schema.maxItems)}${wordsFor(items)}`
  if (typeof additionalProperties === 'object') return `by name: ${wordsFor(additionalProperties)}`
  if (type === 'string') return textWords(schema)
  if (type === 'number' || type === 'integer')
    return [type === 'integer' ? 'whole number' : 'number', rangeOf(schema.minimum, schema.maximum)]
      .filter(Boolean)
      .join(', ')
  return type ?? 'anything'
}

const patterns: Readonly<Record<string, string>> = {
  '^\\d{4}-\\d{2}-\\d{2}$': 'day, YYYY-MM-DD',
  '^\\d{2}:\\d{2}$': 'time, HH:MM',
  '^[1-9]\\d{0,8}$': 'a number in digits',
  '^[ -~\\u00a0-\\uffff]*$': '',
}

function textWords({ pattern = '', minLength, maxLength }: Schema): string {
  const known = patterns[pattern]
  if (known) return known
  const length = rangeOf(minLength, maxLength)
  const like = known === undefined && pattern !== '' ? `text like ${pattern}` : 'text'
  return length === '' ? like : `${like}, ${length} characters`
}

const rangeOf = (from: number | undefined, to: number | undefined): string => {
  if (to !== undefined) return from === undefined ? `up to ${to}` : `${from} to ${to}`
  return from === undefined ? '' : `from ${from}`
}

const boundsOf = (from: number | undefined, to: number | undefined): string => {
  const range = rangeOf(from, to)
  return range === '' ? '' : `${range}, each `
}
