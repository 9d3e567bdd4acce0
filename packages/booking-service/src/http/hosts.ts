import { type BrandKey, brandKeys, isBrandKey } from '@veranda/domain'

/** A built site: the folder it was built in. */
export type ShellName = 'palace' | 'moon' | 'leblanc' | 'partner' | 'back-office'

/** One line of the host table: what is served under an origin. */
export type HostLine = {
  /** Scheme, host and port as guests see them. */
  readonly origin: string
  readonly shell: ShellName
  /** Whose reservations may be read here; the first is the brand before sign-in. Empty for staff. */
  readonly brands: readonly BrandKey[]
}

/** The exact table from host name to site. Nothing is ever derived from a host header. */
export type Hosts = {
  readonly lines: readonly HostLine[]
  readonly lineOf: (hostName: string) => HostLine | undefined
  /** The origin where a brand is at home. */
  readonly originOf: (brand: BrandKey) => string | undefined
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

const shells: Record<BrandKey, ShellName> = {
  palace: 'palace',
  moon: 'moon',
  leblanc: 'leblanc',
  'partner-resorts': 'partner',
  'partner-city': 'partner',
}

const lineFor = (origin: string, site: string): HostLine | undefined => {
  if (isBrandKey(site)) return { origin, shell: shells[site], brands: [site] }
  if (site === 'partner') return { origin, shell: 'partner', brands: ['partner-resorts', 'partner-city'] }
  if (site === 'admin') return { origin, shell: 'back-office', brands: [] }
  return undefined
}

/** The host names of one's own machine, which every browser resolves by itself. */
export const localHosts = (port: number): readonly HostLine[] =>
  [
    ['palace', 'palace'],
    ['moon', 'moon'],
    ['leblanc', 'leblanc'],
    ['resorts.partner', 'partner-resorts'],
    ['city.partner', 'partner-city'],
    ['partner', 'partner'],
    ['admin', 'admin'],
  ].flatMap(([name = '', site = '']) => lineFor(`http://${name}.localhost:${port}`, site) ?? [])

/** Reads `https://stay.palace.example=palace https://…=partner-city`; a sentence when it cannot. */
export function parseHostTable(table: string): readonly HostLine[] | string {
  const lines: HostLine[] = []
  for (const entry of table.split(/[\s,]+/).filter(Boolean)) {
    const [origin = '', site = ''] = entry.split('=')
    const line = URL.canParse(origin) && new URL(origin).origin === origin ? lineFor(origin, site) : undefined
    if (!line)
      return `PUBLIC_HOSTS has "${entry}": write origin=site, where site is ${brandKeys.join(', ')}, partner or admin.`
    lines.push(line)
  }
  return lines.length > 0 ? lines : 'PUBLIC_HOSTS is empty: it names the host of every brand.'
}
