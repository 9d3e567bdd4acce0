import { Arcade } from '@veranda/design-system/scenes/arcade'
import { RooflineLamp } from '@veranda/design-system/scenes/roofline-lamp'
import type { SceneBook } from '@veranda/design-system/scenes'

export const partnerCityScenes: SceneBook = {
  cover: Arcade,
  byProperty: { ZCFI: Arcade, ZCLO: RooflineLamp },
  gardens: { ZCLO: 'formal' },
}
export default partnerCityScenes
