import { isBrandId, type ServedBrand } from '@veranda/domain'
import { type Finding, fault } from './finding.ts'

/** Its id, its hosts, its links, its languages: what has a form that everything else counts on. */
export const placeFindings = (brand: ServedBrand): readonly Finding[] => [
  ...(isBrandId(brand.id)
    ? []
    : [
        fault(
          'brand.ts, id',
          `“${brand.id}” is no id`,
          'Use lower-case letters, digits and hyphens, a letter first, forty at most',
        ),
      ]),
  ...(brand.displayName.trim() === ''
    ? [fault('brand.ts, displayName', 'it is empty', 'Write what guests call the brand')]
    : []),
  ...brand.hosts.flatMap(hostFaults),
  ...repeated(brand.hosts).map((host) => fault('brand.ts, hosts', `${host} is named twice`, 'Leave one out')),
  ...linkFaults('brand.ts, website', brand.website),
  ...brand.footer.links.flatMap(({ label, href }) => linkFaults(`brand.ts, footer link ${label}`, href)),
  ...repeated(brand.footer.links.map(({ label }) => label)).map((label) =>
    fault('brand.ts, footer', `the link ${label} is there twice`, 'Leave one out: screens show each once'),
  ),
  ...brand.locales.flatMap(localeFaults),
  ...repeated(brand.locales).map((locale) =>
    fault('brand.ts, locales', `${locale} is offered twice`, 'Leave one out'),
  ),
]

const hostFaults = (host: string): readonly Finding[] =>
  /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/.test(host)
    ? []
    : [
        fault(
          'brand.ts, hosts',
          `“${host}” is no host name`,
          'Write it in lower case, without scheme, port or path, as in stay.example.com',
        ),
      ]

function linkFaults(where: string, href: string): readonly Finding[] {
  if (!URL.canParse(href))
    return [fault(where, `“${href}” is no address`, 'Write all of it, from https:// on')]
  const { protocol, hostname } = new URL(href)
  if (protocol === 'mailto:') return []
  if (protocol !== 'https:')
    return [fault(where, `“${href}” is not encrypted`, `Write ${href.replace(/^\w+:/, 'https:')}`)]
  return hostname.includes('.')
    ? []
    : [fault(where, `“${hostname}” is no host of the open web`, 'Name the public site')]
}

function localeFaults(locale: string): readonly Finding[] {
  const canonical = canonicalOf(locale)
  if (canonical === locale) return []
  const mend = canonical === undefined ? 'Name it as browsers do, as in fr-FR' : `Write ${canonical}`
  return [fault('brand.ts, locales', `“${locale}” is no language as browsers name it`, mend)]
}

function canonicalOf(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
