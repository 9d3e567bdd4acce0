export { FileButton } from './file-button.tsx'
