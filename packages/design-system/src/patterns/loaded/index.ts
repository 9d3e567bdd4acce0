export { type Loadable, valueIn } from './loadable.ts'
export { Loaded, type LoadedProps } from './loaded.tsx'
