export { type SaidToast, ToastArea, type ToastAreaProps } from './toast-area.tsx'
