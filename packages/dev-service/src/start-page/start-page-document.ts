import type { BrandId } from '@veranda/domain'
import { html } from 'hono/html'
import { type Brands, framed, type HostLine } from '@veranda/booking-service'
import { type SampleSignIn, type SampleStaff, themes } from '@veranda/dev-sample-group'
import { startPageScript, startPageStyle } from './start-page-style.ts'

/** The page itself: the sites first, then the tools, then everybody who can sign in. */
type StartPage = {
  readonly brands: Brands
  readonly lines: readonly HostLine[]
  readonly samples: readonly SampleSignIn[]
  readonly staff: readonly SampleStaff[]
}

export const startPageDocument = ({ brands, lines, samples, staff }: StartPage) =>
  framed({
    title: 'Veranda',
    style: startPageStyle(brands),
    script: startPageScript,
    main: html`
      <h1>Veranda</h1>
      <p class="lead">One product for every hotel brand. Guests sign in with their reservation number and name to manage their stay.</p>
      <h2>Sites</h2>
      <ul class="brands">${lines.flatMap((line) => (line.brands.length === 1 && line.brands[0] ? [brandCard(brands, line, line.brands[0])] : []))}</ul>
      <p class="more">${lines.flatMap((line) => (line.brands.length === 1 ? [] : [furtherSite(brands, line)]))}</p>
      <h2>Tools</h2>
      <ul class="tools">
        ${tool(html`<a href="/storybook/">Storybook</a>`, 'Every component, pattern and screen, by brand, mode and language')}
        ${tool(html`<a href="/docs">API document</a>`, html`Every call and every refusal, also as <a href="/openapi.json">openapi.json</a>`)}
        ${tool(html`<a href="/letters">Letters</a>`, 'What would have been mailed: development sends nothing')}
        ${tool(html`<a href="/bank">Bank</a>`, 'Where announced bank transfers arrive')}
        ${tool(html`<a href="/samples.json">samples.json</a>`, 'The guests below, as data')}
      </ul>
      <h2>Sample guests</h2>
      <p class="lead">Their stays are set relative to today. Select a value to copy it; each link signs in once.</p>
      ${themes.map((theme) => guestsOf(brands, theme, samples))}
      ${staffOf(lines, staff)}
      <div role="status"></div>`,
  })

const nameOf = (brands: Brands, id: BrandId): string => brands.get(id).displayName

const brandCard = (brands: Brands, { origin }: HostLine, id: BrandId) => html`<li>
  <a class="brand" data-brand="${id}" href="${origin}">
    <svg viewBox="0 0 240 136" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
      <circle cx="146" cy="40" r="18" fill="var(--accent)" opacity=".55" />
      <path d="M0 104c40-14 80 10 120 0s80-14 120-2v34H0z" fill="var(--accent)" opacity=".22" />
      <path d="M42 136V78a26 26 0 0 1 52 0v58M94 136V78a26 26 0 0 1 52 0v58M146 136V78a26 26 0 0 1 52 0v58" stroke="var(--accent)" stroke-width="3" />
      <path d="M10 136h220M42 118h156" stroke="var(--accent)" stroke-width="3" />
    </svg>
    <span class="name"><span>${nameOf(brands, id)}</span></span><small>${hostOf(origin)}</small>
  </a>
</li>`

/** A host that is too long for its line goes on after a dot, or with its port. */
const hostOf = (origin: string) =>
  html`${new URL(origin).host.split(/(?<=\.)|(?=:)/).map((part, index) => html`${index === 0 ? '' : html`<wbr />`}${part}`)}`

const furtherSite = (known: Brands, { origin, brands }: HostLine) =>
  html`<span><a href="${origin}">${new URL(origin).host}</a> ${brands.length > 1 ? `serves ${brands.map((id) => nameOf(known, id)).join(' and ')}, for testing` : 'is for the hotel’s staff'}</span>`

const tool = (name: unknown, what: unknown) =>
  html`<li><span class="name">${name}</span><small>${what}</small></li>`

function guestsOf(brands: Brands, theme: string, samples: readonly SampleSignIn[]) {
  const own = samples.filter((one) => one.theme === theme)
  return own.length === 0
    ? ''
    : html`<section><h3>${theme}</h3><ul class="guests">${own.map((one) => guestCard(brands, one))}</ul></section>`
}

const guestCard = (
  brands: Brands,
  { shows, brand, reservationCode, firstName, lastName, oneTimeLink }: SampleSignIn,
) => html`<li
  class="guest" data-brand="${brand}"
>
  <p>${shows}</p>
  <dl>
    <dt>Brand</dt><dd class="of">${nameOf(brands, brand)}</dd>
    <dt>Number</dt><dd>${copyable(reservationCode)}</dd>
    <dt>First name</dt><dd>${copyable(firstName)}</dd>
    <dt>Last name</dt><dd>${copyable(lastName)}</dd>
  </dl>
  <a class="go" href="${oneTimeLink}">Sign in as ${firstName.split(' ')[0]}</a>
</li>`

function staffOf(lines: readonly HostLine[], staff: readonly SampleStaff[]) {
  const office = lines.find(({ brands }) => brands.length === 0)
  return office === undefined || staff.length === 0
    ? ''
    : html`<section><h3>Staff of the back office</h3><ul class="guests">${staff.map((one) => staffCard(office, one))}</ul></section>`
}

const staffCard = ({ origin }: HostLine, { role, userName, displayName, password }: SampleStaff) => html`<li
  class="guest"
>
  <p>${displayName}, ${role}</p>
  <dl>
    <dt>User name</dt><dd>${copyable(userName)}</dd>
    <dt>Password</dt><dd>${copyable(password)}</dd>
  </dl>
  <a class="go" href="${origin}">Open the back office</a>
</li>`

const copyable = (text: string) => html`<button type="button" title="Copy">${text}</button>`
