{
  "name": "{{id}}",
  "private": true,
  "type": "module",
  "scripts": {
    "dev": "vite",
    "start": "veranda start",
    "build": "tsc && vite build",
    "check": "veranda check"
  },
  "dependencies": {
    "@veranda/design-system": "^{{version}}",
    "@veranda/domain": "^{{version}}",
    "@veranda/messages": "^{{version}}",
    "@veranda/portal": "^{{version}}",
    "react": "^19.2.7",
    "react-dom": "^19.2.7",
    "react-intl": "^12.1.5"
  },
  "devDependencies": {
    "@types/react": "^19.2.0",
    "@vanilla-extract/css": "^1.21.3",
    "@veranda/brand-kit": "^{{version}}",
    "@veranda/vite-shell": "^{{version}}",
    "typescript": "^7.0.2",
    "vite": "^8.3.8"
  }
}
