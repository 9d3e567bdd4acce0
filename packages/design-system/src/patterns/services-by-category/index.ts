export { ServicesByCategory } from './services-by-category.tsx'
