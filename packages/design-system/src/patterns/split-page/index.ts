export { Answers, SplitPage, type SplitPageProps } from './split-page.tsx'
