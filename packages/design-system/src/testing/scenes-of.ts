import { leblancScenes } from '../scenes/books/leblanc.ts'
import { moonScenes } from '../scenes/books/moon.ts'
import { palaceScenes } from '../scenes/books/palace.ts'
import { partnerCityScenes } from '../scenes/books/partner-city.ts'
import { partnerResortsScenes } from '../scenes/books/partner-resorts.ts'
import type { SceneBook } from '../scenes/index.ts'
import type { SampleTheme } from './sample-themes.ts'

export const scenesOf: Record<SampleTheme, SceneBook> = {
  palace: palaceScenes,
  moon: moonScenes,
  leblanc: leblancScenes,
  'partner-resorts': partnerResortsScenes,
  'partner-city': partnerCityScenes,
}
