export { PropertiesScreen, type PropertiesScreenProps } from './properties-screen.tsx'
export { type SettingsSaving, SettingsScreen, type SettingsScreenProps } from './settings-screen.tsx'
