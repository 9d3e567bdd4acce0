export { StepPage, type StepPageProps } from './step-page.tsx'
export { StepBar, type StepBarProps } from './step-bar.tsx'
export { stepShape } from './step-shape.tsx'
export { Told } from './told.tsx'
