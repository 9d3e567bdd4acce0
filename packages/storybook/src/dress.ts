import '../../design-system/src/theme/root.css.ts'
import { leblancTheme } from '@veranda/brands/themes/leblanc'
import { moonTheme } from '@veranda/brands/themes/moon'
import { palaceTheme } from '@veranda/brands/themes/palace'
import { partnerCityTheme } from '@veranda/brands/themes/partner-city'
import { partnerResortsTheme } from '@veranda/brands/themes/partner-resorts'
import type { Mode } from '../../design-system/src/testing/modes.ts'
import type { SampleTheme } from './sample-themes.ts'

const themes: Record<SampleTheme, string> = {
  palace: palaceTheme,
  moon: moonTheme,
  leblanc: leblancTheme,
  'partner-resorts': partnerResortsTheme,
  'partner-city': partnerCityTheme,
}

/** Puts a brand and a mode on the page, the way a shell does. */
export function dress(brand: SampleTheme, mode: Mode): void {
  document.documentElement.className = themes[brand]
  document.documentElement.dataset['mode'] = mode
}
