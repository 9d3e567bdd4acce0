export { type Toast, Toasts, type ToastsProps, type ToastTone } from './toasts.tsx'
