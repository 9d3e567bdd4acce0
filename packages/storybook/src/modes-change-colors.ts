import { byNight } from '../../design-system/src/scenes/hours.css.ts'
import { vars } from '../../design-system/src/theme/contract.css.ts'

const colors = new Set(
  [vars.color, vars.scene, vars.shadow]
    .flatMap((group) => Object.values(group))
    .map((name) => name.slice(4, -1)),
)

/**
 * The rules on the page by which a mode changes anything but colours. A mode may set the colours of the contract and
 * draw the night of a scene, so that a layout seen in one mode is the layout of both.
 */
export function rulesOfLayoutByMode(): readonly string[] {
  return [...document.styleSheets].flatMap((sheet) => strays(sheet.cssRules, false))
}

function strays(rules: CSSRuleList, byDevice: boolean): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return strays(rule.cssRules, byDevice || rule.conditionText.includes('prefers-color-scheme'))
    if (rule instanceof CSSStyleRule) {
      const isOfMode = byDevice || rule.selectorText.includes('data-mode')
      return [...(isOfMode ? layoutIn(rule) : []), ...strays(rule.cssRules, byDevice || isOfMode)]
    }
    return 'cssRules' in rule ? strays(rule.cssRules as CSSRuleList, byDevice) : []
  })
}

function layoutIn({ selectorText, style }: CSSStyleRule): readonly string[] {
  const isNight = selectorText.endsWith(`.${byNight}`)
  return [...style]
    .filter((property) => !colors.has(property) && property !== 'color-scheme')
    .filter((property) => !(isNight && property === 'display'))
    .map((property) => `${selectorText} sets ${property}`)
}
