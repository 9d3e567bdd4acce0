export { StayState, type StayStateProps } from './stay-state.tsx'
