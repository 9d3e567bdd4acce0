export { AutomaticCharge, type Cancelling } from './automatic-charge.tsx'
