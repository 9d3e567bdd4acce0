import { expect, within } from 'storybook/test'
import { modes } from './modes.ts'

/** In every theme on the page and mode both answers of the last group weigh the same to the eye and the finger. */
export async function weighsTheSame({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement
}): Promise<void> {
  const group = (await within(canvasElement).findAllByRole('group')).at(-1)
  const [accept, decline] = within(group ?? canvasElement).getAllByRole('button')
  if (!accept || !decline) throw new Error('There are two answers')
  const page = document.documentElement
  const { className } = page
  const mode = page.dataset['mode'] ?? 'light'
  const themes = themesOnPage()
  await expect(themes).toContain(className)
  for (const theme of themes) {
    for (const each of modes) {
      page.className = theme
      page.dataset['mode'] = each
      await document.fonts.ready
      await expect({ theme, each, ...weightOf(decline) }).toEqual({ theme, each, ...weightOf(accept) })
      await expect(Math.min(accept.offsetHeight, accept.offsetWidth)).toBeGreaterThanOrEqual(44)
    }
  }
  page.className = className
  page.dataset['mode'] = mode
}

/** The class of each theme whose styles are on the page. */
function themesOnPage(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const named = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule ? (/^\.(theme-[\w-]+)$/.exec(rule.selectorText)?.[1] ?? []) : [],
  )
  return [...new Set(named)]
}

/** Everything that makes one button heavier than another. */
function weightOf(button: HTMLElement) {
  const { width, height } = button.getBoundingClientRect()
  const look = getComputedStyle(button)
  return {
    width: Math.round(width),
    height: Math.round(height),
    tag: button.tagName,
    disabled: button.hasAttribute('disabled') || button.hasAttribute('aria-disabled'),
    ink: look.color,
    ground: look.backgroundColor,
    border: `${look.borderWidth} ${look.borderStyle} ${look.borderColor}`,
    type: `${look.fontSize} ${look.fontWeight} ${look.textTransform}`,
    depth: `${look.boxShadow} ${look.opacity} ${look.filter}`,
  }
}
