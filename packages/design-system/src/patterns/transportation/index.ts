export { Transportation, type TransportationProps } from './transportation.tsx'
