export { ServiceScene } from './service-scene.tsx'
