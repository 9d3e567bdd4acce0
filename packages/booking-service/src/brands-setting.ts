import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  ageCategories,
  brandIdPattern,
  cancellationVariants,
  dialled,
  displayOf,
  footerLinkLabels,
  isTimeZone,
  letterColors,
  mostDocumentMegabytes,
  paymentFlows,
  localePattern,
  type ServedBrand,
} from '@veranda/domain'
import * as v from 'valibot'
import { SettingsError } from './platform/settings-error.ts'

/**
 * The brands that `BRANDS` names: a JSON file, or a module of JavaScript or TypeScript that exports them by default; one
 * brand or a list of them. Throws a `SettingsError` that says what to correct.
 */
export async function readBrands(path: string): Promise<readonly ServedBrand[]> {
  const listed = [await valueIn(path)].flat()
  if (listed.length === 0) throw new SettingsError(`BRANDS: ${path} has no brand in it.`)
  const brands = listed.map((value, index) => brandFrom(value, `BRANDS: ${path}, ${nameOf(value, index)}`))
  const contradiction = contradictionIn(brands)
  if (contradiction) throw new SettingsError(`BRANDS: ${path}, ${contradiction}`)
  return brands
}

async function valueIn(path: string): Promise<unknown> {
  const file = resolve(path)
  try {
    if (extname(file) === '.json') return JSON.parse(await readFile(file, 'utf8')) as unknown
    const { default: value } = (await import(pathToFileURL(file).href)) as { readonly default?: unknown }
    if (value !== undefined) return value
  } catch (thrown) {
    throw new SettingsError(`BRANDS: ${path} could not be read: ${String(thrown)}`)
  }
  throw new SettingsError(`BRANDS: ${path} exports nothing by default: export a brand, or a list of brands.`)
}

const nameOf = (value: unknown, index: number): string =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? `brand “${value.id}”`
    : `brand ${index + 1}`

function brandFrom(value: unknown, where: string): ServedBrand {
  const parsed = v.safeParse(servedBrand, value)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  throw new SettingsError([where, field ? `, ${field}` : '', ': ', whatIsWrong(issue), '.'].join(''))
}

function whatIsWrong({ type, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  return type === 'strict_object' ? 'is no field of a brand' : message
}

/** Contradictions between brands, which no single brand's schema can find. */
function contradictionIn(brands: readonly ServedBrand[]): string | undefined {
  const ids = brands.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) return `two brands have the id “${twice}”.`
  const shared = brands
    .flatMap(({ hosts }) => hosts)
    .find((host) => new Set(brands.filter(on(host)).map(({ site }) => site.folder)).size > 1)
  if (shared !== undefined) return `${shared} is a host of brands whose sites lie in different folders.`
  const homeless = brands.find(({ hosts }) => hosts.every((host) => brands.filter(on(host)).length > 1))
  return homeless && brands.length > 1 ? `brand “${homeless.id}” has no host of its own.` : undefined
}

const on =
  (host: string) =>
  ({ hosts }: ServedBrand): boolean =>
    hosts.includes(host)

const text = v.pipe(v.string('must be a text'), v.trim(), v.minLength(1, 'must not be empty'))
const locale = v.pipe(
  v.string('must be a language'),
  v.regex(localePattern, 'must be a language such as fr-FR'),
)
const digits = v.pipe(v.string('must be digits'), v.regex(/^\d{1,15}$/, 'must be digits'))
const address = v.pipe(
  v.string('must be an address'),
  v.regex(/^https?:\/\/[^\s"<>]+$/, 'must begin with https://'),
)
const hour = v.pipe(
  v.number('must be an hour'),
  v.integer('must be a whole hour'),
  v.minValue(0),
  v.maxValue(24),
)
const day = v.strictObject({ opens: hour, closes: hour })
// These values are written into the letters' inline styles, so they must not contain characters that end a
// style or an attribute.
const css = v.pipe(v.string('must be a text'), v.regex(/^[^<>{};&"\\]{0,200}$/, 'must be one CSS value'))
const color = v.pipe(
  v.string('must be a colour'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #2f6f5e'),
)
const palette = v.strictObject(
  Object.fromEntries(letterColors.map((role) => [role, color])) as Record<
    (typeof letterColors)[number],
    typeof color
  >,
)

const country = v.pipe(
  v.string('must be a country'),
  v.regex(/^[A-Z]{2}$/, 'must be a country such as US or IT'),
)
const helpLine = v.pipe(
  v.strictObject({
    countries: v.exactOptional(
      v.pipe(v.array(country, 'must be a list'), v.minLength(1, 'must name a country')),
    ),
    phone: v.strictObject({ country: digits, area: v.pipe(v.string(), v.regex(/^\d*$/)), number: digits }),
    display: v.exactOptional(text),
  }),
  v.check(
    (line) => displayOf(line).replaceAll(/[^+\d]/g, '') === dialled(line.phone),
    'must show the number that is dialled',
  ),
)
const openingHours = v.strictObject({
  timeZone: v.pipe(
    v.string('must be a time zone'),
    v.check(isTimeZone, 'must be a time zone such as Europe/Rome'),
  ),
  weekdays: day,
  weekend: day,
})
const age = v.pipe(
  v.number('must be an age'),
  v.integer('must be full years'),
  v.minValue(0),
  v.maxValue(120, 'must be at most 120'),
)
const ageRange = v.strictObject({
  category: v.picklist(ageCategories, `must be one of ${ageCategories.join(', ')}`),
  youngest: age,
  oldest: age,
  text: v.strictObject({ en: text, es: text }),
})
const nights = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

const atLeastOne = <Item extends v.GenericSchema>(item: Item) =>
  v.tupleWithRest([item], item, 'must be a list of at least one')

const ownHosts: ReadonlySet<string> = new Set(['localhost', 'admin.localhost', 'pay.localhost'])

const servedBrand = v.strictObject({
  id: v.pipe(
    v.string('must be a text'),
    v.regex(brandIdPattern, 'must be lower-case letters, digits and hyphens, a letter first'),
    v.notValues(['admin'], 'is the name of the staff’s site'),
  ),
  displayName: text,
  bookingBrands: v.array(text, 'must be a list'),
  locales: atLeastOne(locale),
  languages: v.exactOptional(v.record(locale, v.record(v.string(), v.string('must be a text')))),
  hosts: atLeastOne(
    v.pipe(
      v.string('must be a host name'),
      v.regex(/^[a-z\d-]+(\.[a-z\d-]+)*$/, 'must be a host name such as aurora.localhost'),
      v.check((host) => !ownHosts.has(host), 'is a host of the service itself'),
    ),
  ),
  website: address,
  footer: v.strictObject({
    legalName: text,
    links: v.array(
      v.strictObject({
        label: v.picklist(footerLinkLabels, `must be one of ${footerLinkLabels.join(', ')}`),
        href: address,
      }),
      'must be a list',
    ),
  }),
  help: v.strictObject({ lines: atLeastOne(helpLine), hours: openingHours }),
  site: v.strictObject({
    folder: text,
    page: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]+\.html$/, 'must be a page such as index.html'))),
  }),
  paymentFlow: v.picklist(paymentFlows, `must be one of ${paymentFlows.join(', ')}`),
  letterLook: v.strictObject({
    light: palette,
    black: palette,
    display: v.strictObject({ family: css, weight: css, scale: v.number('must be a number'), tracking: css }),
    text: css,
    strongWeight: css,
    corners: v.strictObject({ control: css, surface: css }),
    labels: v.strictObject({
      case: v.picklist(['none', 'uppercase'], 'must be none or uppercase'),
      tracking: css,
    }),
  }),
  documentFonts: v.exactOptional(
    v.strictObject({ display: v.array(text), text: v.array(text), strong: v.array(text) }),
  ),
  sampleHotel: v.exactOptional(
    v.strictObject({
      name: v.exactOptional(text),
      cancellationVariant: v.exactOptional(
        v.picklist(cancellationVariants, `must be one of ${cancellationVariants.join(', ')}`),
      ),
      sellsAddOns: v.exactOptional(v.boolean('must be true or false')),
      paymentFlow: v.exactOptional(v.picklist(paymentFlows, `must be one of ${paymentFlows.join(', ')}`)),
      ageRanges: v.exactOptional(v.array(ageRange, 'must be a list')),
      stayLimits: v.exactOptional(
        v.strictObject({
          minimumNights: nights,
          maximumNights: v.exactOptional(nights),
          bookableDays: v.pipe(nights, v.maxValue(430, 'must be at most 430')),
        }),
      ),
      documentMegabytes: v.exactOptional(
        v.pipe(
          v.number('must be a number'),
          v.integer('must be a whole number'),
          v.minValue(1, 'must be at least 1'),
          v.maxValue(mostDocumentMegabytes, `must be at most ${mostDocumentMegabytes}`),
        ),
      ),
      help: v.exactOptional(
        v.strictObject({
          lines: v.exactOptional(v.array(helpLine, 'must be a list')),
          hours: v.exactOptional(openingHours),
        }),
      ),
    }),
  ),
}) satisfies v.GenericSchema<unknown, ServedBrand>
