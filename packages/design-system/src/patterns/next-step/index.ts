export type { Undo } from './undo-step.tsx'
export { NextStepBar, NextStepPanel } from './next-step.tsx'
