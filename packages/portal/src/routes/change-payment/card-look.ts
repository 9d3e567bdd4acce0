/** What the embedded field is told of the brand's theme, each value under the name it has in the field's own page. */
const values = {
  '--ink': '--v-ink',
  '--soft': '--v-ink-muted',
  '--line': '--v-line-strong',
  '--field': '--v-surface',
  '--wrong': '--v-negative',
  '--focus': '--v-focus',
  '--corner': '--v-radius-control',
  '--size': '--v-size-body',
  '--small': '--v-size-small',
  '--strong': '--v-weight-strong',
  '--tracking': '--v-tracking-label',
  '--label-case': '--v-label-case',
} as const

export type CardLook = Readonly<Record<string, string>>

export function cardLook(): CardLook {
  const theme = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    Object.entries(values).map(([theirs, ours]) => [theirs, theme.getPropertyValue(ours).trim()]),
  )
}

/** The file of the page's typeface: the field's page is of another origin, and may not fetch it itself. */
export async function cardTypeface(): Promise<ArrayBuffer | undefined> {
  try {
    const file = fileOf(getComputedStyle(document.body).fontFamily)
    const answer = file && (await fetch(file))
    return answer && answer.ok ? await answer.arrayBuffer() : undefined
  } catch {
    return undefined
  }
}

/** Where the first face of these is fetched from. */
function fileOf(families: string): URL | undefined {
  const [first = ''] = families.split(',')
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || bare(rule.style.fontFamily) !== bare(first)) continue
      const file = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1]
      if (file) return new URL(file, sheet.href ?? document.baseURI)
    }
  return undefined
}

const bare = (family: string): string => family.replaceAll(/["']/g, '').trim()
