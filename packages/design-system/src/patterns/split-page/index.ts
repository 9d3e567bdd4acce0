export { SplitPage, type SplitPageProps } from './split-page.tsx'
