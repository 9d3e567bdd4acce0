import { stepShape } from '../../patterns/step-page/index.ts'
import { worded } from '../../patterns/words/worded.tsx'
import { WorkbenchScreen as Screen, type WorkbenchScreenProps } from './workbench-screen.tsx'

export type { WorkbenchScreenProps }
export {
  type Asked,
  type OpenPanel,
  type Way,
  type WayNumber,
  wayNumbers,
  type WayPart,
  type WorkbenchLists,
  type WorkbenchNames,
} from './workbench-state.ts'

/** Ways side by side, with the sentences they are told in. */
export const WorkbenchScreen = worded<WorkbenchScreenProps>(Screen, stepShape)
