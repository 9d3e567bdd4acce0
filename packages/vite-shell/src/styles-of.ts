import { transform } from 'lightningcss'

/**
 * Of stylesheets that come later, the rules that a page written ahead already wears: those whose every class stands in it.
 */
export function stylesOf(html: string, stylesheets: readonly string[]): string {
  const worn = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return stylesheets.map((css) => ofClasses(css, worn)).join('')
}

const ofClasses = (css: string, worn: ReadonlySet<string>): string =>
  minified(
    transform({
      filename,
      code: Buffer.from(css),
      visitor: {
        Rule(rule) {
          if (blocks.has(rule.type)) return undefined
          if (rule.type !== 'style') return []
          const classes = rule.value.selectors
            .flat()
            .flatMap((part) => (part.type === 'class' ? [part.name] : []))
          return classes.length > 0 && classes.every((name) => worn.has(name)) ? undefined : []
        },
      },
    }).code,
  )

const filename = 'later.css'
/** Around other rules; those that are left empty go with the second reading. */
const blocks: ReadonlySet<string> = new Set(['media', 'container', 'supports'])

const minified = (code: Uint8Array): string => String(transform({ filename, code, minify: true }).code)
