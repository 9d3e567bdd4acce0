import { starterTokens } from '@veranda/design-system/starter/tokens'
import { locales as spokenByUs } from '@veranda/messages'
import type { BrandFiles } from '../brand-files.ts'
import { type Finding, fault, note } from './finding.ts'

/** What a first view may weigh, everything before it together: Brotli, one language. */
const budget = 100 * 1024
/** What parts of a brand's own, in slots, may add to it. */
const ownParts = 2 * 1024

/** The page, its entry and what was built of them; nothing where the brand is handed in as data alone. */
export function pageFindings({ served, tokens, languages, page, bytes }: BrandFiles): readonly Finding[] {
  if (!page) return []
  const { html, main } = page
  const attribute = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
  const theme = attribute(/<html[^>]*\sclass="([^"]*)"/) ?? ''
  const lang = attribute(/<html[^>]*\slang="([^"]*)"/)
  const bars = attribute(/<meta[^>]*name="theme-color"[^>]*content="([^"]*)"/)
  const title = attribute(/<title>([^<]*)<\/title>/)
  return [
    ...(theme.split(' ').some((name) => name.startsWith('theme-'))
      ? []
      : [fault('index.html', 'the page wears no theme', `Write <html class="theme-${served.id}">`)]),
    ...(lang === served.locales[0]
      ? []
      : [
          fault(
            'index.html',
            `the page says it speaks “${lang}”, and the brand’s first language is ${served.locales[0]}`,
            `Write <html lang="${served.locales[0]}">`,
          ),
        ]),
    ...(bars?.toLowerCase() === tokens.light.stage
      ? []
      : [
          fault(
            'index.html',
            `the browser’s own bars are ${bars ?? 'of no colour'}, and the header is ${tokens.light.stage}`,
            `Write <meta name="theme-color" content="${tokens.light.stage}" />`,
          ),
        ]),
    ...(title?.trim()
      ? []
      : [fault('index.html', 'the page has no title', `Write <title>${served.displayName}</title>`)]),
    ...(page.hasIcon
      ? []
      : [fault('public/icon.svg', 'the icon is not there', 'Draw one: a square that reads at 16 px')]),
    ...loaderFaults(served.locales, main),
    ...fontFaults(tokens, main),
    ...served.locales
      .filter((locale) => languages[locale] && !spokenByUs.includes(locale) && !served.languages?.[locale])
      .map((locale) =>
        fault(
          'served.ts',
          `letters have no ${locale}, pages do`,
          `Hand it in: languages: { '${locale}': … }`,
        ),
      ),
    ...sizeFindings(bytes, /\bslots\b/.test(main) ? budget + ownParts : budget),
  ]
}

/** A language that is offered and not loaded breaks the page of a guest who chooses it. */
const loaderFaults = (locales: readonly string[], main: string): readonly Finding[] =>
  locales
    .filter((locale) => !main.includes(`'${locale}'`) && !main.includes(`"${locale}"`))
    .map((locale) =>
      fault(
        'main.ts',
        `${locale} is offered, and its words are not loaded`,
        `Add '${locale}': () => import('./lang/${locale}.json')`,
      ),
    )

function fontFaults({ display, text }: BrandFiles['tokens'], main: string): readonly Finding[] {
  if (!main.includes('design-system/starter/fonts')) return []
  const families = [...new Set([display.family, text.family])]
  return families
    .filter((family) => family !== starterTokens.text.family)
    .map((family) =>
      fault(
        'main.ts',
        `the tokens name ${family}, and only the starter’s font is loaded`,
        'Call webFont for it in a stylesheet of yours and load that as fonts',
      ),
    )
}

function sizeFindings(bytes: number | undefined, most: number): readonly Finding[] {
  if (bytes === undefined)
    return [note('dist', 'it is not built, so its bytes are not known', 'Run npm run build before')]
  if (bytes <= most) return []
  return [
    fault(
      'dist',
      `${(bytes / 1024).toFixed(1)} kB come before the first view, and ${most / 1024} are its budget`,
      'Load what the first view does without by import()',
    ),
  ]
}
