export { FoldedOnPhone, type FoldedOnPhoneProps } from './folded-on-phone.tsx'
