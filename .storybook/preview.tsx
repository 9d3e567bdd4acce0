export { default } from '../packages/design-system/src/testing/preview.tsx'
