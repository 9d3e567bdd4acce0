export { Consent, type ConsentLinks, type ConsentProps } from './consent.tsx'
