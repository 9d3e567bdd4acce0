export { AddOnsByCategory } from './add-ons-by-category.tsx'
