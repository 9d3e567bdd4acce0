import { html } from 'hono/html'
import { refusals } from '../refusal.ts'
import { type Call, callSection, type Operation } from './docs-call.ts'
import { type Schema, schemaList } from './docs-schema.ts'
import { docsStyle } from './docs-style.ts'
import { introduction } from './openapi.ts'
import { framed } from './page-frame.ts'

type Document = {
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: { readonly Problem: Schema } }
}

/** The API document as a page: an index, the calls by area, and the refusals. */
export function docsPage(document: Readonly<Record<string, unknown>>) {
  const { tags, paths, components } = document as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
  const areas = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return framed({
    title: 'Veranda booking API',
    style: docsStyle,
    main: html`
      <h1>Booking API</h1>
      <p class="lead">${introduction.replaceAll('`', '')}</p>
      <p class="more"><a href="/openapi.json">openapi.json</a> says the same to programs (OpenAPI 3.1).</p>
      <div class="parts">
        <nav aria-label="Calls">${areas.map(indexOf)}
          <p><a href="#refusals">Every refusal</a></p>
        </nav>
        <div>
          ${areas.map(areaPart)}
          ${refusalsPart(components.schemas.Problem)}
        </div>
      </div>`,
  })
}

type Area = { readonly name: string; readonly calls: readonly Call[] }

const indexOf = ({ name, calls }: Area) => html`<p>${name}</p>
  <ul>${calls.map(({ method, operation }) => html`<li><a href="#${operation.operationId}"><span class="method ${method}">${method.toUpperCase()}</span> ${operation.operationId}</a></li>`)}</ul>`

const areaPart = ({ name, calls }: Area) => html`<section aria-labelledby="${idOf(name)}">
  <h2 id="${idOf(name)}">${name}</h2>
  ${calls.map(callSection)}
</section>`

const refusalsPart = (problem: Schema) => html`<section aria-labelledby="refusals">
  <h2 id="refusals">Refusals</h2>
  <p>Each is a problem document, sent as <code>application/problem+json</code>:</p>
  ${schemaList(problem)}
  <table>
    <thead><tr><th scope="col">Word</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${Object.entries(refusals).map(([word, { status, title }]) => html`<tr id="refusal-${word}"><th scope="row"><code>${word}</code></th><td>${status}</td><td>${title}</td></tr>`)}</tbody>
  </table>
</section>`

const idOf = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, '-')
