import { Atoll } from '../motifs/atoll.tsx'
import { CoveCypress } from '../motifs/cove-cypress.tsx'
import type { SceneBook } from '../scene-book.ts'

export const partnerResortsScenes: SceneBook = {
  cover: CoveCypress,
  byProperty: { ZRSA: CoveCypress, ZRMV: Atoll },
  gardens: { ZRSA: 'pines', ZRMV: 'island' },
}
export default partnerResortsScenes
