import { Arcade } from '../motifs/arcade.tsx'
import { RooflineLamp } from '../motifs/roofline-lamp.tsx'
import type { SceneBook } from '../scene-book.ts'

export const partnerCityScenes: SceneBook = {
  cover: Arcade,
  byProperty: { ZCFI: Arcade, ZCLO: RooflineLamp },
  gardens: { ZCLO: 'formal' },
}
export default partnerCityScenes
