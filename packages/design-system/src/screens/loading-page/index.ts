export { LoadingPage } from './loading-page.tsx'
