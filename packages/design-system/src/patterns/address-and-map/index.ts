export { AddressAndMap } from './address-and-map.tsx'
