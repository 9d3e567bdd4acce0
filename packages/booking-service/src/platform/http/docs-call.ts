import { html } from 'hono/html'
import { type Schema, schemaList, wordsFor } from './docs-schema.ts'

type Content = Readonly<Record<string, { readonly schema: Schema }>>

/** One call in the API document. */
export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Reply>>
}
type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
  readonly description?: string
}
type Reply = {
  readonly description: string
  readonly content?: Content
  readonly headers?: Readonly<Record<string, { readonly description: string }>>
  readonly 'x-refusals'?: readonly string[]
}
export type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

const access: Readonly<Record<string, string>> = {
  guest: 'A guest, for their own reservation',
  staff: 'The hotel’s staff',
  staffCookie: 'The hotel’s staff',
}

/** A readable section for a call: purpose, access, parameters, answers and refusals. */
export function callSection({ method, path, operation }: Call) {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const who = [...new Set((security ?? []).flatMap(Object.keys).map((name) => access[name] ?? name))]
  const body = requestBody?.content['application/json']
  return html`<article id="${operationId}" aria-labelledby="${operationId}-name">
    <h3 id="${operationId}-name"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></h3>
    <p>${summary}</p>
    <p class="type">${who.length > 0 ? who.join('; ') : 'Anybody'} · <code>${operationId}</code></p>
    ${(['path', 'query', 'header'] as const).map((place) => parametersPart(place, parameters))}
    ${body ? html`<h4>Body</h4>${schemaList(body.schema)}` : ''}
    ${Object.entries(responses).map(([status, reply]) => replyPart(status, reply))}
    <h4>Refusals</h4>
    <ul class="refusals">${Object.entries(responses).flatMap(([status, { 'x-refusals': words = [] }]) => words.map((word) => html`<li><a href="#refusal-${word}"><code>${word}</code></a> <span class="type">${status}</span></li>`))}</ul>
  </article>`
}

const places = { path: 'In the path', query: 'In the query', header: 'Headers' } as const

function parametersPart(place: Parameter['in'], parameters: readonly Parameter[]) {
  const here = parameters.filter((one) => one.in === place)
  return here.length === 0
    ? ''
    : html`<h4>${places[place]}</h4>
        <ul class="fields">${here.map(
          ({ name, required, schema, description }) => html`<li>
            <code>${name}</code>
            <span class="type">${wordsFor(schema)}${required ? '' : ', may be left out'}</span>
            ${description ? html`<p>${plain(description)}</p>` : ''}
          </li>`,
        )}</ul>`
}

function replyPart(status: string, { description, content, headers = {}, ...rest }: Reply) {
  if (rest['x-refusals']) return ''
  const schema = content?.['application/json']?.schema
  return html`<h4>${status} ${plain(description)}</h4>
    ${Object.entries(headers).map(([name, one]) => html`<p><code>${name}</code> <span class="type">${plain(one.description)}</span></p>`)}
    ${schema ? html`<details><summary>Reply</summary>${schemaList(schema)}</details>` : ''}`
}

const plain = (markdown: string): string => markdown.replaceAll('`', '')
