import { Atoll } from '@veranda/design-system/scenes/atoll'
import { CoveCypress } from '@veranda/design-system/scenes/cove-cypress'
import type { SceneBook } from '@veranda/design-system/scenes'

export const partnerResortsScenes: SceneBook = {
  cover: CoveCypress,
  byProperty: { ZRSA: CoveCypress, ZRMV: Atoll },
  gardens: { ZRSA: 'pines', ZRMV: 'island' },
}
export default partnerResortsScenes
