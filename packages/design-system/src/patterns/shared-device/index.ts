export { SharedDevice, type SharedDeviceProps } from './shared-device.tsx'
