export { Happening, type HappeningProps } from './happening.tsx'
