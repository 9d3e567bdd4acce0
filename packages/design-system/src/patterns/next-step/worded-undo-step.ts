import { worded } from '../words/worded.tsx'
import { UndoStep as Step } from './undo-step.tsx'

/** It comes after the first view, and brings its sentences along. */
export const UndoStep = worded(Step, null)
