import { leblancScenes } from '@veranda/brands/scenes/leblanc'
import { moonScenes } from '@veranda/brands/scenes/moon'
import { palaceScenes } from '@veranda/brands/scenes/palace'
import { partnerCityScenes } from '@veranda/brands/scenes/partner-city'
import { partnerResortsScenes } from '@veranda/brands/scenes/partner-resorts'
import type { SceneBook } from '../../design-system/src/scenes/index.ts'
import type { SampleTheme } from './sample-themes.ts'

export const scenesOf: Record<SampleTheme, SceneBook> = {
  palace: palaceScenes,
  moon: moonScenes,
  leblanc: leblancScenes,
  'partner-resorts': partnerResortsScenes,
  'partner-city': partnerCityScenes,
}
