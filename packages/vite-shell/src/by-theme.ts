import { type Rule, transform } from 'lightningcss'

export type ThemedStyles = {
  /** What a page of this theme starts with: everything but the other themes. */
  readonly page: string
  /** The theme alone, for a page of another one. */
  readonly alone: string
}

/**
 * Takes a shell's styles apart by theme class: a page carries its own brand's colours and shapes and fetches another
 * brand's only for a guest who booked that one.
 */
export function byTheme(css: string): Readonly<Record<string, ThemedStyles>> {
  const themes = [...new Set(css.match(/(?<=\.)theme-[\w-]+/g) ?? [])]
  const rulesOf = (theme: string) => stored(css, (rule) => rule.type === 'media' || themeOf(rule) === theme)
  const alone = new Map(themes.map((theme) => [theme, rulesOf(theme)]))
  const wears = (theme: string, rule: Rule) =>
    themeOf(rule) === theme || familiesOf(rule).some((family) => alone.get(theme)?.includes(`"${family}"`))
  return Object.fromEntries(
    themes.map((theme) => {
      const others = themes.filter((other) => other !== theme)
      return [
        theme,
        {
          page: stored(css, (rule) => wears(theme, rule) || !others.some((other) => wears(other, rule))),
          alone: stored(css, (rule) => rule.type === 'media' || wears(theme, rule)),
        },
      ]
    }),
  )
}

/** The stylesheet with the rules that a question answers yes to. */
const stored = (css: string, keeps: (rule: Rule) => boolean): string =>
  String(
    transform({
      filename: 'first-view.css',
      code: Buffer.from(css),
      minify: true,
      visitor: { Rule: (rule) => (keeps(rule) ? undefined : []) },
    }).code,
  )

/** The theme class a rule is for. */
const themeOf = (rule: Rule): string | undefined =>
  rule.type === 'style'
    ? rule.value.selectors
        .flat()
        .flatMap((part) => (part.type === 'class' && part.name.startsWith('theme-') ? [part.name] : []))[0]
    : undefined

const familiesOf = (rule: Rule): readonly string[] =>
  rule.type === 'font-face'
    ? rule.value.properties.flatMap((property) =>
        property.type === 'font-family' ? [[property.value].flat().join(', ')] : [],
      )
    : []
