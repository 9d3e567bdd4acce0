import { transform } from 'lightningcss'

/**
 * Of stylesheets that come later, the rules that pages written ahead already wear: of each page those whose every class
 * stands in it.
 */
export function stylesOf(pages: readonly string[], stylesheets: readonly string[]): string[] {
  const classes = pages.map(classesIn)
  // Every rule is looked at once for all pages; what few of them any page wears, once for each.
  const wornByAny = wornRules(stylesheets.join(''), new Set(classes.flatMap((worn) => [...worn])))
  return classes.map((worn) => read({ code: wornRules(wornByAny, worn), minify: true }))
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))

const wornRules = (css: string, worn: ReadonlySet<string>): string =>
  read({
    code: css,
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
  })

/** Around other rules; those that are left empty go when the rest is minified. */
const blocks: ReadonlySet<string> = new Set(['media', 'container', 'supports'])

type Reading = Pick<Parameters<typeof transform>[0], 'visitor' | 'minify'> & { readonly code: string }

const read = ({ code, ...reading }: Reading): string =>
  String(transform({ filename: 'later.css', code: Buffer.from(code), ...reading }).code)
