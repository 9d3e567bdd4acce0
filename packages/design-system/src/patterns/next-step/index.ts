export { NextStepBar, NextStepPanel } from './next-step.tsx'
