import { expect, within } from 'storybook/test'
import { dress } from './dress.ts'
import { modes } from './modes.ts'
import { sampleThemes } from './sample-themes.ts'

/** In every brand and mode both answers of the last group weigh the same to the eye and the finger. */
export async function weighsTheSame({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement
}): Promise<void> {
  const group = (await within(canvasElement).findAllByRole('group')).at(-1)
  const [accept, decline] = within(group ?? canvasElement).getAllByRole('button')
  if (!accept || !decline) throw new Error('There are two answers')
  const { className, dataset } = document.documentElement
  const mode = dataset['mode'] ?? 'light'
  for (const brand of sampleThemes) {
    for (const each of modes) {
      dress(brand, each)
      await document.fonts.ready
      await expect({ brand, each, ...weightOf(decline) }).toEqual({ brand, each, ...weightOf(accept) })
      await expect(Math.min(accept.offsetHeight, accept.offsetWidth)).toBeGreaterThanOrEqual(44)
    }
  }
  document.documentElement.className = className
  document.documentElement.dataset['mode'] = mode
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
