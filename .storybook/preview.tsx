export { default } from '../packages/storybook/src/preview.tsx'
