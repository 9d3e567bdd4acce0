import '../theme/root.css.ts'
import { leblancTheme } from '../theme/themes/leblanc.css.ts'
import { moonTheme } from '../theme/themes/moon.css.ts'
import { palaceTheme } from '../theme/themes/palace.css.ts'
import { partnerCityTheme } from '../theme/themes/partner-city.css.ts'
import { partnerResortsTheme } from '../theme/themes/partner-resorts.css.ts'
import type { Mode } from './modes.ts'
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
