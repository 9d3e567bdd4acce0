import type { BrandId, ServedBrand } from '@veranda/domain'
import type { Brands } from './brands.ts'

/** One line of the host table: what an origin serves. */
export type HostLine = {
  /** Scheme, host and port as guests see them. */
  readonly origin: string
  /** The folder with the built site. */
  readonly shell: string
  /** The brand's page in that folder, if not its index. */
  readonly page?: string
  /**
   * The brands whose reservations may be read here; the first is the brand before sign-in. Empty for staff.
   */
  readonly brands: readonly BrandId[]
}

/** The exact table from host name to site. Nothing is derived from a host header. */
export type Hosts = {
  readonly lines: readonly HostLine[]
  readonly lineOf: (hostName: string) => HostLine | undefined
  /** The origin of a brand's own site. */
  readonly originOf: (brand: BrandId) => string | undefined
}

export const hostTable = (lines: readonly HostLine[]): Hosts => {
  const byName = new Map(lines.map((line) => [new URL(line.origin).hostname, line]))
  return {
    lines,
    lineOf: (hostName) => byName.get(hostName.toLowerCase()),
    originOf: (brand) =>
      lines.find(({ brands }) => brands.length === 1 && brands[0] === brand)?.origin ??
      lines.find(({ brands }) => brands.includes(brand))?.origin,
  }
}

/** The id of the staff site in a host table. */
const staffSite = 'admin'

/** The folder with the site of the back office. */
export const staffShell = 'back-office'

export const staffLine = (origin: string): HostLine => ({ origin, shell: staffShell, brands: [] })

/** A host of one brand serves its page; a host of several serves the folder's index. */
function lineOfBrands(origin: string, [first, ...others]: readonly ServedBrand[]): HostLine | undefined {
  if (!first || others.some(({ site }) => site.folder !== first.site.folder)) return undefined
  const { folder: shell, page } = first.site
  const line = { origin, shell, brands: [first, ...others].map(({ id }) => id) }
  return page !== undefined && others.length === 0 ? { ...line, page } : line
}

/** The local hosts, which every browser resolves by itself: the brands' and the staff site's. */
export function localHosts({ all }: Brands, port: number): readonly HostLine[] {
  const names = [...new Set(all.flatMap(({ hosts }) => hosts))]
  const lines = names.flatMap(
    (name) =>
      lineOfBrands(
        `http://${name}:${port}`,
        all.filter(({ hosts }) => hosts.includes(name)),
      ) ?? [],
  )
  const isShared = ({ brands }: HostLine) => brands.length > 1
  return [
    ...lines.filter((line) => !isShared(line)),
    ...lines.filter(isShared),
    staffLine(`http://${staffSite}.localhost:${port}`),
  ]
}

/**
 * Reads `https://stay.example=one https://trial.example=one+other https://staff.example=admin`; returns a
 * sentence about what is wrong if it cannot.
 */
export function parseHostTable(table: string, brands: Brands): readonly HostLine[] | string {
  const lines: HostLine[] = []
  for (const entry of table.split(/[\s,]+/).filter(Boolean)) {
    const [origin = '', site = ''] = entry.split('=')
    const line = URL.canParse(origin) && new URL(origin).origin === origin && lineFor(origin, site, brands)
    if (!line)
      return `PUBLIC_HOSTS has "${entry}": write origin=site, where site is ${brands.all.map(({ id }) => id).join(', ')}, several of one folder joined by +, or ${staffSite}.`
    lines.push(line)
  }
  return lines.length > 0 ? lines : 'PUBLIC_HOSTS is empty: it names the host of every brand.'
}

function lineFor(origin: string, site: string, brands: Brands): HostLine | undefined {
  if (site === staffSite) return staffLine(origin)
  const named = site.split('+').map(brands.find)
  const known = named.filter((brand) => brand !== undefined)
  return known.length === named.length ? lineOfBrands(origin, known) : undefined
}
