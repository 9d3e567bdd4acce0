import { OneCircle } from '@veranda/design-system/scenes/one-circle'
import type { SceneBook } from '@veranda/design-system/scenes'

export const leblancScenes: SceneBook = {
  cover: OneCircle,
  byProperty: { ZLLC: OneCircle },
  gardens: { ZLLC: 'palms' },
}
export default leblancScenes
