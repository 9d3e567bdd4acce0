export { type ShownToast, ToastArea, type ToastAreaProps } from './toast-area.tsx'
