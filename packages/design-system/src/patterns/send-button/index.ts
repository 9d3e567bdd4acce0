export { SendButton, type SendButtonProps } from './send-button.tsx'
