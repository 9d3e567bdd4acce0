import { ArchesHorizon } from '@veranda/design-system/scenes/arches-horizon'
import { PalmAvenue } from '@veranda/design-system/scenes/palm-avenue'
import type { SceneBook } from '@veranda/design-system/scenes'

export const palaceScenes: SceneBook = {
  cover: PalmAvenue,
  byProperty: { ZPCU: PalmAvenue, ZPPL: ArchesHorizon },
  gardens: { ZPCU: 'palms', ZPPL: 'palms' },
}
export default palaceScenes
